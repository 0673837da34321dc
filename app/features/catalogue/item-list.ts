/**
 * https://schema.org/ItemList of a page's entries, by name and address alone: ratings and prices belong to
 * the page of the thing itself.
 */
export const itemList = (items: readonly { name: string; path: string }[], origin: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: origin + path,
  })),
});
