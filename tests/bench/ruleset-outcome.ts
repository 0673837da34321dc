import { step } from "../../scripts/steps/progress.mjs";
import { mattressTypes } from "#contracts/mattress";
import { typeLabels } from "#contracts/vocabulary/mattress";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type DemoBed, demoBeds, drawnSleepers } from "../support/demo-beds";
import { findBeds } from "../support/match-found";
import { type Outcome, outcomeOf, outcomeRows } from "../support/ruleset-outcome";
import { experts } from "../unit/ruleset/experts/experts";

/** Prints what the ruleset makes of the demonstration over many sleepers (ruleset 2026.3, section 5). */

/** `npm run ruleset:outcome -- 100 7` draws 100 sleepers from seed 7. */
const [count = 2000, seed = 31] = process.argv.slice(2).map(Number);
const usage = "npm run ruleset:outcome takes how many sleepers and a seed, both whole numbers: -- 2000 31";

const print = (line = "") => process.stdout.write(`${line}\n`);
/** So that the clock of the progress moves, and the command can be stopped. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
}

/** Which types stand first, and how many beds there are of each. */
function typeRows({ first }: Outcome, beds: readonly DemoBed[]): string[][] {
  return mattressTypes.map((type) => {
    const firsts = first.filter(({ bed }) => bed.card.type === type).length;
    const all = beds.filter(({ card }) => card.type === type).length;
    return [typeLabels[type], String(all), `${((100 * firsts) / first.length).toFixed(1)} %`];
  });
}

/** Processor time in milliseconds that the whole catalogue takes for a sleeper alone and for a couple, in the middle. */
function milliseconds(beds: readonly DemoBed[]): Record<"alone" | "couple", number> {
  const taken = { alone: [] as number[], couple: [] as number[] };
  for (const answers of drawnSleepers(400, seed)) {
    const before = process.cpuUsage();
    findBeds(answers, beds);
    const { user, system } = process.cpuUsage(before);
    taken[answers.recipient === "couple" ? "couple" : "alone"].push((user + system) / 1000);
  }
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1]!;
  return { alone: middle(taken.alone), couple: middle(taken.couple) };
}

async function run(): Promise<void> {
  const beds = await step("Making the demonstration’s beds", async () => demoBeds());
  const held = await step("Asking the experts", async () =>
    experts.filter((expert) => expert.holds(findBeds(expert.answers, beds), beds)),
  );
  const outcome = await step(`Scoring ${beds.length} beds for ${count} sleepers`, (detail) =>
    outcomeOf(drawnSleepers(count, seed), beds, async (done) => {
      detail(`${done} of ${count}`);
      await breathe();
    }),
  );
  print(`Ruleset ${currentRuleset.version}: ${count} sleepers of seed ${seed} on ${beds.length} beds`);
  print();
  const { alone, couple } = milliseconds(beds);
  printTable([
    ["", "Target", "Found"],
    ...outcomeRows(outcome, { held: held.length, all: experts.length }),
    ["Milliseconds for one sleeper / a couple", "6 / 14", `${alone.toFixed(1)} / ${couple.toFixed(1)}`],
  ]);
  print();
  printTable([["Type", "Beds", "First"], ...typeRows(outcome, beds)]);
}

if (![count, seed].every((given) => Number.isSafeInteger(given) && given > 0)) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await run();
}
