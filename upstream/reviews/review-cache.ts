import { serialize } from "../serialize";

/** The fields of a listed review that a vote changes. */
export interface Votes {
  helpful_votes: number;
}

/** Published reviews as cached in the process. */
export interface ReviewCache<Shelf> {
  shelf(): Shelf;
  /** A vote has been counted. */
  voted(id: number, votes: Votes): void;
  /** Reloads these reviews. Anything committed before the call is visible once it resolves. */
  changed(ids: readonly number[]): Promise<void>;
  /** Reloads all of them. Anything committed before the call is visible once it resolves. */
  reload(): Promise<void>;
}

interface Listed extends Votes {
  id: number;
  /** ISO. */
  written_on: string;
}

/** How reviews of a kind are read and arranged for lists. */
export interface ShelfSource<Facts extends Listed, Shelf extends { all: readonly Facts[] }> {
  /** The published reviews with these IDs, or all of them, unordered. */
  read(ids: readonly number[] | null): Promise<Facts[]>;
  /** `all` has every review, newest first. */
  shelfOf(all: readonly Facts[]): Shelf;
}

const newestFirst = (one: Listed, other: Listed) =>
  one.written_on === other.written_on ? other.id - one.id : one.written_on < other.written_on ? 1 : -1;

/** Caches what the source reads. */
export async function createReviewCache<Facts extends Listed, Shelf extends { all: readonly Facts[] }>({
  read,
  shelfOf,
}: ShelfSource<Facts, Shelf>): Promise<ReviewCache<Shelf>> {
  const inOrder = (facts: Facts[]) => shelfOf(facts.sort(newestFirst));
  let held = inOrder(await read(null));
  const queued = serialize();
  /** Votes that arrive during a reload, which it may miss; null: no reload is running. */
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
