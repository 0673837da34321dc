import { firmnessWord } from "../../../../app/contracts/vocabulary/mattress";
import type { SeedModel } from "../catalogue-data";
import type { Random } from "../random";
import { capital, comfortPhrase, inchTall, rankedScores, scoreNouns, supportPhrase, typeNouns } from "./wording";
import { withArticle } from "../../../rules/match/words";

type Described = Pick<SeedModel, "name" | "type" | "height_inches" | "layers" | "scores" | "firmness">;

/** What the bed is, in one sentence, and where it does best and worst, in another. */
export function modelSummary(model: Described, random: Random): string {
  const noun = typeNouns[model.type][0];
  const tall = inchTall(model.height_inches);
  // The figure that lists show beside it.
  const word = withArticle(firmnessWord(model.firmness.claimed));
  const ownSetting = model.firmness.range !== null;
  const feel = ownSetting ? "a feel that you set yourself" : `${word} feel`;
  const comfort = comfortPhrase(model.layers);
  const make = /^(1|0\.\d+) inch of [^,]*$/.test(comfort) && !comfort.includes(" and ") ? "makes" : "make";
  const support = supportPhrase(model.layers);
  const build = random.pick([
    `${capital(tall)} ${noun} with ${feel}: ${comfort} over ${support}.`,
    `${ownSetting ? capital(withArticle(noun)) : `${capital(word)} ${noun}`}, ${model.height_inches} inches tall, with ${comfort} over ${support}.`,
    `${capital(comfort)} over ${support} ${make} ${tall} ${noun} with ${feel}.`,
    `${capital(tall)} ${noun} that pairs ${comfort} with ${support} for ${feel}.`,
  ]);
  const ranked = rankedScores(model.scores);
  const best = scoreNouns[ranked[0] ?? "support"];
  const worst = scoreNouns[ranked[ranked.length - 1] ?? "support"];
  const standing = random.pick([
    `Best at ${best}, weakest at ${worst}.`,
    `Best for ${best}, not so good for ${worst}.`,
    `Strong on ${best}, weak on ${worst}.`,
    `Scores highest for ${best} and lowest for ${worst}.`,
  ]);
  return `${build} ${standing}`;
}
