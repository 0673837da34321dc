/** Asks a list for all of its pages: the first answer, with the items of all. */
export const everyPage =
  <Body extends { items: unknown[]; pages: number }>(list: (query: Record<string, string>) => Promise<Body>) =>
  async (query: Record<string, string>): Promise<Body> => {
    const first = await list(query);
    const items = [...first.items];
    for (let page = 2; page <= first.pages; page += 1)
      items.push(...(await list({ ...query, page: String(page) })).items);
    return { ...first, items };
  };
