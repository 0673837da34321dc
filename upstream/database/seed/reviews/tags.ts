/** What is true of a bed and of its owner; the bed's own tags are shared by all who own one. */
export class Tags {
  readonly #bed: ReadonlySet<string>;
  readonly #owner: ReadonlySet<string>;

  constructor(bed: ReadonlySet<string>, owner: Iterable<string>) {
    this.#bed = bed;
    this.#owner = new Set(owner);
  }

  has(tag: string): boolean {
    return this.#owner.has(tag) || this.#bed.has(tag);
  }

  /** These and some more. */
  and(...tags: readonly string[]): Tags {
    return new Tags(this.#bed, [...this.#owner, ...tags]);
  }

  /** These without some, where they are the owner's. */
  without(...tags: readonly string[]): Tags {
    return new Tags(
      this.#bed,
      [...this.#owner].filter((tag) => !tags.includes(tag)),
    );
  }
}
