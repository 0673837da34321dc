import type { AskedPage, QueryPartKind } from "#contracts/search";
import type { ConstructionScores, Material } from "#contracts/mattress";
import type { MattressSort } from "#contracts/mattresses";

/** What no bed may be, by facet, nor have in a layer. */
interface Excluded {
  brand?: readonly string[];
  type?: readonly string[];
  firmness?: readonly string[];
  /** Only what is beyond the firmness that is wanted: "firm but not too firm". */
  beyond?: true;
  layers?: readonly Material[];
}

/** What a phrase asks for. */
export interface Meaning {
  kind: QueryPartKind;
  /** As within a sentence. */
  label: string;
  /** Of the facet of the listing of mattresses that is called `kind`; each is an alternative. */
  values?: readonly string[];
  /** What is not wanted; whatever else there is is an alternative. */
  excluded?: Excluded;
  material?: Material;
  /** What a type is named after, which beds of other types can have in a layer, too. */
  layers?: readonly Material[];
  /** The score of the construction that matters most then. */
  score?: keyof ConstructionScores;
  sort?: MattressSort;
  /** Answers of the match quiz. */
  quiz?: Readonly<Record<string, string>>;
  page?: AskedPage;
  /** It says more than a search can take into account: "20% off". */
  partly?: true;
}

/** A meaning with the phrases that people type for it; plurals in -s go without saying. */
export interface Term extends Meaning {
  said: string;
}
