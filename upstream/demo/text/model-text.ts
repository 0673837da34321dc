import { capitalized, withArticle } from "#contracts/english";
import { isFirmnessChosen } from "../../rules/firmness";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import type { SeedModel } from "../catalogue/catalogue-data";
import type { Random } from "../random";
import { comfortPhrase, inchTall, supportPhrase, typeNouns } from "./wording";

type Described = Pick<SeedModel, "name" | "type" | "height_inches" | "layers" | "firmness">;

/** What the bed is, in one sentence. How it is read stands beside it on every page, and a test may change that. */
export function modelSummary(model: Described, random: Random): string {
  const noun = typeNouns[model.type][0];
  const tall = inchTall(model.height_inches);
  // The figure that lists show beside it.
  const word = withArticle(firmnessWord(model.firmness.claimed));
  const { range, halves } = model.firmness;
  const own = isFirmnessChosen(model.firmness);
  const feel =
    range !== null
      ? "a feel that you set yourself"
      : halves !== null
        ? "a firmness that you choose for each side"
        : `${word} feel`;
  const comfort = comfortPhrase(model.layers);
  const support = supportPhrase(model.layers);
  // Of a bed of one foam the core is all there is.
  if (comfort === "") return `${capitalized(tall)} ${noun} with ${feel}: ${support} under a cover.`;
  const make = /^(1|0\.\d+) inch of [^,]*$/.test(comfort) && !comfort.includes(" and ") ? "makes" : "make";
  return random.pick([
    `${capitalized(tall)} ${noun} with ${feel}: ${comfort} over ${support}.`,
    `${own ? capitalized(withArticle(noun)) : `${capitalized(word)} ${noun}`}, ${model.height_inches} inches tall, with ${comfort} over ${support}.`,
    `${capitalized(comfort)} over ${support} ${make} ${tall} ${noun} with ${feel}.`,
    `${capitalized(tall)} ${noun} that pairs ${comfort} with ${support} for ${feel}.`,
  ]);
}
