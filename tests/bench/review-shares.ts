import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { visitTexts } from "../../upstream/demo/store-reviews/visit-texts";
import { correlation, starsBesideScores } from "../support/demo-scores";
import { foundTwice, repeated } from "../support/sentences";

/** Prints how much the demonstration's reviews repeat each other, and what owners' stars have to do with the Bedlark score. */

const catalogue = generateCatalogue(1);
const owners = catalogue.reviews.flatMap(({ state, versions }) => (state === "published" ? versions : []));
const stores = visitTexts();
const replies = [
  ...catalogue.reviews.flatMap(({ reply }) => reply?.body ?? []),
  ...stores.flatMap(({ reply }) => reply?.body ?? []),
];
const bodies = [...owners, ...stores].map(({ body }) => body);
const texts = [...bodies, ...replies];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(58)} ${value}\n`);

line("Texts of owners, with their updates", String(owners.length));
line("Texts about stores", String(stores.length));
line("Replies", String(replies.length));
for (const [name, words] of [
  ["Sentences", 1],
  ["Sentences of six words or more", 6],
] as const) {
  // prettier-ignore
  const { twice, sentences } = foundTwice(texts, words);
  line(`${name}, and the share found in another text`, `${sentences}, ${percent(twice.length / sentences)}`);
}
line("Identical bodies", String(repeated(bodies).length));
for (const least of [1, 10, 50]) {
  const pairs = starsBesideScores(catalogue, least);
  const beds = `${pairs.length} beds with ${least} ratings or more`;
  line(`Correlation of stars and Bedlark score, ${beds}`, correlation(pairs).toFixed(2));
}
