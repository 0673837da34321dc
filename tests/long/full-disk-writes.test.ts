import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, test } from "vitest";
import { writeInTrouble } from "../support/durable-run";
import { fillDisk, smallDisk } from "../support/small-disk";
import { freshDataDirectory } from "../support/upstream-template";

const people = Number(process.env.DURABLE_FORMS ?? 200);
const times = Number(process.env.DURABLE_FULL ?? 20);
/** Writes that fail before there is space again. */
const failures = 4;

const disk = smallDisk(1);
afterAll(() => disk?.remove());

if (disk === null) test.skip("not run, as this user may not mount a small disk", () => {});
else
  test(
    `what was acknowledged while the disk was full ${times} times is there once, the ledger adds up, and no mail is lost`,
    { timeout: 3_600_000 },
    async () => {
      disk.resize(600);
      const template = await freshDataDirectory("small");
      const directory = join(disk.path, "data");
      cpSync(template, directory, { recursive: true });
      rmSync(template, { recursive: true, force: true });
      await writeInTrouble({
        directory,
        people,
        trouble: {
          times,
          async happen(site, _number, going) {
            const before = site.unanswered;
            const ballast = fillDisk(disk);
            while (going() && site.unanswered < before + failures) await pause(20);
            rmSync(ballast);
            // The engine may stop for it; whatever keeps it running starts it again.
            await site.startAgain();
          },
        },
      });
    },
  );
