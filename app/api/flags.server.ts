import { featureFlag, type FeatureFlagName } from "~/contracts/feature-flags";
import type { Client } from "./client/client.server";

export function flagsApi(client: Client) {
  return {
    /** Whether the flag is on; one that the upstream does not know is off. */
    async isEnabled(name: FeatureFlagName): Promise<boolean> {
      try {
        const flag = await client.get(`feature-flags/get-feature-flag/${name}/`, featureFlag);
        return flag?.enabled ?? false;
      } catch (error) {
        if (error instanceof Response && error.status === 404) return false;
        throw error;
      }
    },
  };
}
