import { serialize } from "../serialize";

/** What a vote changes of a review in a list. */
export interface Votes {
  helpful_votes: number;
}

/** Published reviews as the process holds them. */
export interface ReviewCache<Shelf> {
  shelf(): Shelf;
  /** A vote has been counted. */
  voted(id: number, votes: Votes): void;
  /** Reads these reviews again. What was committed before the call is shown once it is over. */
  changed(ids: readonly number[]): Promise<void>;
  /** Reads all of them again. What was committed before the call is shown once it is over. */
  reload(): Promise<void>;
}

interface Listed extends Votes {
  id: number;
  /** ISO. */
  written_on: string;
}

/** How a kind of reviews is read, and held for lists. */
export interface ShelfSource<Facts extends Listed, Shelf extends { all: readonly Facts[] }> {
  /** Published reviews of these ids, or all of them, in no order. */
  read(ids: readonly number[] | null): Promise<Facts[]>;
  /** Of all reviews, newest first. */
  shelfOf(all: readonly Facts[]): Shelf;
}

const newestFirst = (one: Listed, other: Listed) =>
  one.written_on === other.written_on ? other.id - one.id : one.written_on < other.written_on ? 1 : -1;

/** Holds what the source reads. */
export async function createReviewCache<Facts extends Listed, Shelf extends { all: readonly Facts[] }>({
  read,
  shelfOf,
}: ShelfSource<Facts, Shelf>): Promise<ReviewCache<Shelf>> {
  const inOrder = (facts: Facts[]) => shelfOf(facts.sort(newestFirst));
  let held = inOrder(await read(null));
  const queued = serialize();
  /** Votes that come while reviews are read, which that reading may miss; null: none is read. */
  let meanwhile: Map<number, Votes> | null = null;
  const count = ({ all }: Shelf, id: number, votes: Votes) => {
    const facts = all.find((review) => review.id === id);
    if (facts !== undefined) Object.assign(facts, votes);
  };
  const update = async (ids: ReadonlySet<number> | null) => {
    const missed = (meanwhile = new Map<number, Votes>());
    try {
      const fresh = await read(ids && [...ids]);
      const others = ids === null ? [] : held.all.filter(({ id }) => !ids.has(id));
      const shelf = inOrder([...others, ...fresh]);
      for (const [id, votes] of missed) count(shelf, id, votes);
      held = shelf;
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
    changed: (ids) => queued(() => update(new Set(ids))),
    reload: () => queued(() => update(null)),
  };
}
