import type { MatchAnswer } from "#contracts/match/match";
import { matchFacetKeys, matchSortLabels } from "#contracts/vocabulary/match";
import { optionsOf } from "#contracts/vocabulary/terms";
import { answerNames } from "../answers";
import { paths } from "~/paths";
import { defineList, readQuery, type QueryOf } from "~/ui/listing/address";

/** The results of the quiz as a list: the answers say what is in it, the facets what of it is shown. */
export const matchList = defineList({
  title: "Your matches",
  path: paths.quizResults,
  hash: "matches",
  order: [...answerNames, "example", ...matchFacetKeys, "sort", "page", "open"],
  defaults: { sort: "match" },
  nouns: { one: "match", many: "matches" },
  sorts: optionsOf(matchSortLabels),
  // The answers stay, and the sort.
  kept: ({ type: _type, price: _price, brand: _brand, floor: _floor, page: _page, ...kept }) => kept,
});

export type MatchQuery = QueryOf<typeof matchList>;

/** What an address asks of the results besides the answers, and which bed's working is open. */
export const readMatchQuery = (parameters: URLSearchParams): MatchQuery =>
  readQuery({ path: matchList.path, order: ["example", ...matchFacetKeys, "sort", "page"] }, parameters);

/** All that fit the answers, whatever is filtered. An upstream that filters nothing does not say. */
export const totalOf = ({ total, count }: Pick<MatchAnswer, "total" | "count">) => total ?? count;

/** The version of the rules that our own sentences tell of. */
const told = "2026.3";

/** Whether an upstream names those rules, and so says of every bed what it lacks most: of one that lacks nothing, nothing. */
export const namesToldRules = (ruleset: MatchAnswer["ruleset"]) => ruleset?.version === told;

/**
 * Whether results come from the rules that sentences of ours tell of; saved ones may be older, and what holds today was not
 * true of them. Who names no version follows ours.
 */
export const areToldRules = (ruleset: MatchAnswer["ruleset"] | undefined) =>
  ruleset === null || ruleset === undefined || ruleset.version === told;
