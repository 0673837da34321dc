import { inTurn } from "../in-turn";

/** What a vote changes of a review in a list. */
export interface Votes {
  helpful_votes: number;
}

/** Published reviews as the process holds them. */
export interface HeldShelf<Shelf> {
  shelf(): Shelf;
  /** A vote has been counted. */
  voted(id: number, votes: Votes): void;
  /** Reads them again. What was committed before the call is shown once it is over. */
  reload(): Promise<void>;
}

/** Holds what `load` reads from the database. */
export async function holdShelf<Shelf extends { all: readonly (Votes & { id: number })[] }>(
  load: () => Promise<Shelf>,
): Promise<HeldShelf<Shelf>> {
  let held = await load();
  const queued = inTurn();
  /** Votes that come while reviews are read, which that reading may miss; null: none is read. */
  let meanwhile: Map<number, Votes> | null = null;
  const count = ({ all }: Shelf, id: number, votes: Votes) => {
    const facts = all.find((review) => review.id === id);
    if (facts !== undefined) Object.assign(facts, votes);
  };
  const read = async () => {
    const missed = (meanwhile = new Map<number, Votes>());
    try {
      const fresh = await load();
      for (const [id, votes] of missed) count(fresh, id, votes);
      held = fresh;
    } finally {
      meanwhile = null;
    }
  };
  return {
    shelf: () => held,
    voted(id, votes) {
      meanwhile?.set(id, votes);
      count(held, id, votes);
    },
    reload: () => queued(read),
  };
}
