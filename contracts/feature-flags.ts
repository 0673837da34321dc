import { z } from "zod";
import { orElse } from "./tolerance";

/** The six flags in the specification, section 3. */
export const featureFlagNames = [
  "COLLECT_MORE_PHONE_NUMBERS_V1",
  "RETAILER_DASHBOARD_REQUEST_SETTINGS",
  "RETAILER_DASHBOARD_DISPLAY_SETTINGS",
  "RETAILER_DASHBOARD_PRODUCT_LOOKUP",
  "RETAILER_DASHBOARD_API_SETTINGS",
  "HEADER_SHOW_POPULAR_COMPARISONS",
] as const;

/** A flag without `enabled` is off. */
export const featureFlag = z.object({ name: orElse(z.string(), ""), enabled: orElse(z.boolean(), false) });

/** Body of PATCH feature-flags/get-feature-flag/{NAME}/, for staff. */
export const featureFlagChange = z.object({ enabled: z.boolean() });

export type FeatureFlagName = (typeof featureFlagNames)[number];
export type FeatureFlag = z.infer<typeof featureFlag>;
