import type { StoreSearch } from "#contracts/stores";
import { unknown } from "#contracts/vocabulary/quiz";
import type { QuizState } from "./quiz-state.server";

/** Asks where a ZIP code is; null: there is no telling now. */
type FindPlace = (zip: string) => Promise<Pick<StoreSearch, "query" | "place"> | null>;

/** What was answered, or its question again where there is no such ZIP code: the search for stores knows them all. */
export async function withKnownZip(
  state: QuizState,
  parameters: URLSearchParams,
  findPlace: FindPlace,
): Promise<QuizState> {
  const { deliveryZip: zip = unknown, ...answers } = state.answers;
  if (state.show !== "next" || parameters.get("answered") !== "zip" || zip === unknown) return state;
  const found = await findPlace(zip);
  // Without a place and a query nothing was searched.
  if (found === null || found.place !== null || found.query === "") return state;
  const message = `We don’t know the ZIP code ${zip}. Check the digits`;
  return { show: "question", step: "zip", answers, faults: [{ name: "deliveryZip", message, typed: zip }] };
}
