import { rmSync } from "node:fs";
import { test } from "vitest";
import { writeInTrouble } from "../support/durable-run";
import { freshDataDirectory } from "../support/upstream-template";

const people = Number(process.env.DURABLE_FORMS ?? 400);
/** Of the site and of the upstream each. */
const kills = Number(process.env.DURABLE_KILLS ?? 20);

test(
  `what was acknowledged while site and upstream were killed ${kills} times each is there once, the ledger adds up, and no mail is lost`,
  { timeout: 3_600_000 },
  async () => {
    const directory = await freshDataDirectory("small");
    await writeInTrouble({
      directory,
      people,
      trouble: {
        times: 2 * kills,
        happen: (site, number) => (number % 2 === 0 ? site.killUpstream() : site.killSite()),
      },
    });
    rmSync(directory, { recursive: true, force: true });
  },
);
