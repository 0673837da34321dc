/** Takes the configured query parameter out of the address bar, without a navigation (specification, section 7). */
export function removeHiddenParameter(name: string | undefined): void {
  const url = new URL(location.href);
  if (name === undefined || !url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
}
