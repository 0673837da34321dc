import { readFileSync } from "node:fs";

/**
 * Loaded before the site (`--import`): its clock shows the time that the file of CLOCK_FILE says, in milliseconds, so that
 * a test decides what time it is while the built site runs.
 */
const file = process.env.CLOCK_FILE ?? "";
const now = () => Number(readFileSync(file, "utf8"));
globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) => Reflect.construct(real, parts.length === 0 ? [now()] : parts, target),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
