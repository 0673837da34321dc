/** Location state of an entry that stands in for the one with that key: its page was not left, and nothing closes. */
export interface StayedState {
  stayedFor: string;
}

/** Whether the entry with this location state stands in for the one with that key. */
export const standsInFor = (state: unknown, key: string): boolean =>
  (state as Partial<StayedState> | null)?.stayedFor === key;
