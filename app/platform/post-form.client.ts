/**
 * POSTs a form to a route of the site itself, for what changes nothing of the page but its data. True when the answer
 * leads on to a page, which is what a form that was accepted does; that page is not asked for. Rejects where no answer
 * comes, and where it isn't the site's own: a network that wants its users to log in leads elsewhere as well.
 */
export async function postForm(path: string, route: string, form: FormData): Promise<boolean> {
  const body = new URLSearchParams([...form] as [string, string][]);
  // Asked for as data, since the framework marks such answers as its own.
  const asked = `${path}?${new URLSearchParams({ _data: route }).toString()}`;
  const { headers } = await fetch(asked, { method: "POST", body, keepalive: true });
  if (headers.has("X-Remix-Redirect")) return true;
  if (["Response", "Catch", "Error"].some((kind) => headers.has(`X-Remix-${kind}`))) return false;
  throw new Error("Not the site’s answer");
}
