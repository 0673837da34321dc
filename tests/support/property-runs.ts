import fc from "fast-check";

/** `npm run test:long` sets LONG and tries each property as often as its test says, `npm test` a fifth as often. */
export const runs = (count: number) => (process.env.LONG === undefined ? Math.ceil(count / 5) : count);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
