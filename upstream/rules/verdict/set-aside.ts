import type { MattressSize } from "#contracts/mattress";
import { sizeWords } from "../match/text/phrases";
import { madeForWords } from "../match/text/suits";
import { type ComparedBed, namesOf } from "./compared-bed";

interface SetAside {
  /** The beds that may be chosen, with the names they have among all of the beds. */
  choices: ComparedBed[];
  /** For each bed, in order, why it is no choice here, in sentences; null if it is one. */
  whys: (string | null)[];
}

/**
 * A bed isn't recommended if it isn't made in the requested size, or if it is for children or RVs and compared with one
 * for adults. What all beds have in common disqualifies none of them.
 */
export function setAside(beds: readonly ComparedBed[], size: MattressSize): SetAside {
  const names = namesOf(beds);
  const someMade = beds.some(({ prices }) => prices.has(size));
  const oneUse = new Set(beds.map(({ made_for: use }) => use)).size === 1;
  const whys = beds.map(({ prices, made_for: use }) => {
    const said = [
      ...(use === null || oneUse ? [] : [madeForWords[use].who]),
      ...(someMade && !prices.has(size) ? [`It isn’t made in a ${sizeWords[size]}.`] : []),
    ];
    return said.length === 0 ? null : said.join(" ");
  });
  const choices = beds.flatMap((bed, index) => (whys[index] === null ? [{ ...bed, called: names[index]! }] : []));
  return { choices, whys };
}

/** For the one bed left: what sets it apart from all the others. */
export function onlyOne(beds: readonly ComparedBed[], size: MattressSize): string {
  const inSize = beds.filter(({ prices }) => prices.has(size)).length === 1;
  return `It’s the only one of these made ${inSize ? `in a ${sizeWords[size]}` : "for adults to sleep on at home"}.`;
}
