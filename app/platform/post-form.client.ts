/**
 * POSTs a form to the site itself, for what changes nothing of the page but its data. True when the answer leads on to
 * a page, which is what a form that was accepted does; that page is not asked for. Rejects where no answer comes.
 */
export async function postForm(path: string, form: FormData): Promise<boolean> {
  const body = new URLSearchParams([...form] as [string, string][]);
  const answer = await fetch(path, { method: "POST", body, redirect: "manual", keepalive: true });
  return answer.type === "opaqueredirect";
}
