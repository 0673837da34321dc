import type { AskedPage, QueryPartKind } from "../../app/contracts/search";
import type { ConstructionScores, Material } from "../../app/contracts/mattress";
import type { MattressSort } from "../../app/contracts/mattress-listing";

/** What a phrase asks for. */
export interface Meaning {
  kind: QueryPartKind;
  /** As within a sentence. */
  label: string;
  /** Of the facet of the listing of mattresses that is called `kind`; each is an alternative. */
  values?: readonly string[];
  /** Of the same facet: whatever else it has is an alternative. */
  excluded?: readonly string[];
  material?: Material;
  /** The score of the construction that matters most then. */
  score?: keyof ConstructionScores;
  sort?: MattressSort;
  /** Answers of the match quiz. */
  quiz?: Readonly<Record<string, string>>;
  page?: AskedPage;
}

/** A meaning with the phrases that people type for it; plurals in -s go without saying. */
export interface Term extends Meaning {
  said: string;
}
