import type { FigureKind, FigureStep } from "#contracts/figures/figure-kinds";
import type { KnownFacts, Listing } from "~/route-facts";
import { countableTerm } from "./search-term.server";
import type { Counted } from "./tally.server";

/** What was learned of a request while it was answered. */
export interface RequestFacts {
  /** Null: the answer did not need to know whose it is. */
  isStaff: boolean | null;
  /** What was begun or finished with it. */
  steps: FigureStep[];
  search: { term: string; found: boolean } | null;
}

export const noFacts = (): RequestFacts => ({ isStaff: null, steps: [], search: null });

/** A request that has been answered as a whole. */
export interface Answered {
  method: string;
  status: number;
  /** As it was asked for, without its query. */
  path: string;
  /** Facts of the route; nothing where no route answered. */
  route: KnownFacts;
  /** The page that is open asked for its own data once more, as after a form. */
  again: boolean;
  isProgram: boolean;
  isStaff: boolean;
  facts: Pick<RequestFacts, "steps" | "search">;
}

/** Pages of one thing, which is named behind the first slash, by how they are listed. */
const named: Partial<Record<Listing, FigureKind>> = { models: "bed", guides: "guide", stores: "store", deals: "deal" };

const isSlug = /^[a-z0-9-]{1,100}$/;

/** What a request counts as; nothing for most. A thing is counted only where it is there: its page was found. */
export function countsOf(answered: Answered): Counted[] {
  const { method, status, path, route, again, isProgram, isStaff, facts } = answered;
  const { page, listing } = route;
  if (isStaff || again || status >= 400) return [];
  const steps = facts.steps.map((subject): Counted => ({ kind: "step", subject }));
  const isView = method === "GET" && status === 200 && page !== undefined && page[0] !== "staff" && page[0] !== "error";
  if (!isView) return isProgram ? [] : steps;
  const [type, subtype] = page;
  const subject = `${type}/${subtype}`;
  if (isProgram) return [{ kind: "bot", subject }];
  const kind = listing === undefined ? undefined : named[listing];
  const slug = path.split("/")[2] ?? "";
  return [
    { kind: "page", subject },
    ...(kind !== undefined && isSlug.test(slug) ? [{ kind, subject: slug }] : []),
    ...(facts.search === null ? [] : searchCounts(facts.search)),
    ...steps,
  ];
}

function searchCounts({ term, found }: NonNullable<RequestFacts["search"]>): Counted[] {
  const word = found ? null : countableTerm(term);
  return [
    { kind: "search", subject: found ? "found" : "nothing" },
    ...(word === null ? [] : [{ kind: "term" as const, subject: word }]),
  ];
}
