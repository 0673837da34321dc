import { readFileSync } from "node:fs";

/**
 * Loaded before the site (`--import`): its clock shows the time that the file of CLOCK_FILE says, in milliseconds, so that
 * a test decides what time it is while the built site runs.
 */
const file = process.env.CLOCK_FILE;
const told = () => Number(readFileSync(file, "utf8"));
const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [told()] : parts));
  }
  static now() {
    return told();
  }
};
