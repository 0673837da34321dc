import type { z } from "zod";
import { settings } from "./settings.server";

/**
 * The configuration: read once at start, every fault listed at once. A test holds the README's table to the settings.
 */

export type Config = z.infer<z.ZodObject<typeof settings>>;

/** The settings whose names begin alike: `SettingsOf<"API">`. */
export type SettingsOf<Prefix extends string> = Pick<Config, Extract<keyof Config, `${Prefix}_${string}`>>;

/** Whether a host name or address is this machine's own, whichever way it is written in a URL. */
const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** All that is wrong with the environment, one line a setting; values are never repeated. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    const count = `${faults.length} error${faults.length === 1 ? "" : "s"}`;
    super(`The configuration has ${count}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "ConfigurationError";
  }
}

/** Reads the settings; an empty value counts as unset. Throws ConfigurationError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values: Record<string, unknown> = {};
  const faults = new Map<string, string>();
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name]?.trim() || undefined;
    const parsed = setting.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else faults.set(name, parsed.error.issues[0]?.message ?? "is not valid");
  }
  for (const [name, fault] of crossFaults(values)) if (!faults.has(name)) faults.set(name, fault);
  const listed = Object.keys(settings).filter((name) => faults.has(name));
  if (listed.length > 0) throw new ConfigurationError(listed.map((name) => `${name} ${faults.get(name)}`));
  return values as Config;
}

/** Checks across settings. A setting that is itself at fault is absent here. */
function* crossFaults(values: Partial<Config>): Generator<[keyof Config, string]> {
  const open = values.HOST !== undefined && !isLoopback(values.HOST);
  if (values.NODE_ENV === "production" && open && values.SITE_URL === undefined) {
    yield ["SITE_URL", "is required in production when HOST is not a loopback address"];
  }
  if (values.SITE_URL !== undefined && values.IMAGE_HOSTS?.includes(values.SITE_URL)) {
    yield ["IMAGE_HOSTS", "must not include SITE_URL: the site reads its own pictures from public/"];
  }
  if (values.MAP_TILE_URL !== undefined && values.MAP_TILE_ATTRIBUTION === undefined) {
    yield ["MAP_TILE_ATTRIBUTION", "is required with MAP_TILE_URL"];
  }
  if (values.API_BASIC_USER !== undefined && values.API_BASIC_PASSWORD === undefined) {
    yield ["API_BASIC_PASSWORD", "is required with API_BASIC_USER"];
  }
  if (values.API_BASIC_PASSWORD !== undefined && values.API_BASIC_USER === undefined) {
    yield ["API_BASIC_USER", "is required with API_BASIC_PASSWORD"];
  }
}

/** Whether the site is reached from its own machine alone, as far as its settings say. */
export const siteReach = ({ HOST, SITE_URL }: Pick<Config, "HOST" | "SITE_URL">): "loopback" | "public" =>
  isLoopback(HOST) && (SITE_URL === undefined || isLoopback(new URL(SITE_URL).hostname)) ? "loopback" : "public";

/** A table of the README, in Markdown: setting, default, meaning. Of the site's own settings, or of the upstream's. */
export function configTable(described: Readonly<Record<string, z.ZodType>> = settings): string {
  const rows = Object.entries(described).map(([name, setting]) => {
    const preset = setting.safeParse(undefined).data;
    const shown = preset === undefined || String(preset) === "" ? "unset" : `\`${String(preset)}\``;
    return `| \`${name}\` | ${shown} | ${setting.description ?? ""} |`;
  });
  return ["| Setting | Default | Meaning |", "|---|---|---|", ...rows].join("\n");
}
