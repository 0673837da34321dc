import { expect, test } from "vitest";
import { plusDays } from "#contracts/us-days";
import { demoClaims } from "../../upstream/demo/cashback/demo-claims";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";

const claims = demoClaims(1, generateBeds(1));

test("Nobody of the demonstration is paid before a bed can no longer be returned, on appeal neither", () => {
  const paid = claims.filter(({ events }) => events.at(-1)!.state === "paid");
  expect(paid.length).toBeGreaterThan(30);
  expect(paid.filter(({ testimonial }) => testimonial?.appealed === true)).toHaveLength(1);
  const early = paid
    .filter(({ offer, bought_on, events }) => events.at(-1)!.on < plusDays(bought_on, offer.return_days))
    .map(({ offer, bought_on, events }) => `${offer.slug}: bought ${bought_on}, paid ${events.at(-1)!.on}`);
  expect(early).toEqual([]);
});
