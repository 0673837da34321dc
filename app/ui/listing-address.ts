/** Addresses of lists with facets, sorts and pages: every choice is an address of its own. */

export type ListingQuery<Key extends string = string> = Partial<Record<Key, string>>;

export interface ListingShape<Key extends string> {
  path: string;
  /** Order of the parameters in an address, so that one choice has one address. */
  order: readonly Key[];
  /** Values that go without saying, such as the first page, by their parameters. */
  unsaid: ListingQuery<Key>;
}

/** Commas stay as they are: they keep an address readable, and no value holds one. */
export function addressOf<Key extends string>(
  { path, order, unsaid }: ListingShape<Key>,
  query: ListingQuery<Key>,
): string {
  const parts = order.flatMap((key) => {
    const value = query[key];
    return !value || value === unsaid[key] ? [] : [`${key}=${value.split(",").map(encodeURIComponent).join(",")}`];
  });
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}

/** What of an address the list reads; empty values count as absent. */
export function readQuery<Key extends string>(
  { order }: Pick<ListingShape<Key>, "order">,
  parameters: URLSearchParams,
) {
  const query: ListingQuery<Key> = {};
  for (const key of order) {
    const value = parameters.get(key)?.trim();
    if (value) query[key] = value;
  }
  return query;
}

/** A facet's chosen values with one added, or taken away when it is among them. */
export function toggled(chosen: string | undefined, value: string): string {
  const values = (chosen ?? "").split(",").filter(Boolean);
  return (values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()).join(",");
}

/** State of links whose target shows the same link again: the focus stays on it (site/loading/route-announcer.tsx). */
export const stay = { keepFocus: true } as const;
