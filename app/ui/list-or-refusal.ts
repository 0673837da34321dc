/** What to do with an address that the upstream may refuse. */
interface Listed<Query, Listing> {
  list: (query: Query) => Promise<Listing>;
  /** What is listed where the query is refused: as much of it as holds for certain. */
  instead: Query;
  /** What in the query there is not, one sentence each; the listing instead of it knows which values exist. */
  faultsIn: (listing: Listing) => string[];
}

/**
 * Lists what a query asks for. Where the upstream refuses it, which it says with 400 in words that name parameters,
 * another list is given beside the faults of the query in a shopper's words; `status` is that of the page.
 */
export async function listOrRefusal<Query, Listing>(asked: Query, { list, instead, faultsIn }: Listed<Query, Listing>) {
  try {
    return { query: asked, listing: await list(asked), refused: null, status: 200 };
  } catch (error) {
    if (!(error instanceof Response && error.status === 400)) throw error;
    const listing = await list(instead);
    return { query: instead, listing, refused: faultsIn(listing), status: 400 };
  }
}
