import { readPlaces } from "../../upstream/stores/places";

const byState = new Map((await readPlaces()).map(({ state, zip }) => [state, zip]));

/** A ZIP code of a state, so that an address is one. */
export const zipOfState = (state: string): string => byState.get(state)!;
