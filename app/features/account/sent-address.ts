import type { MailedAnswer } from "#contracts/account/sign-up";

/** Where a form that has sent a mail leads: its own page, which then says so. The address itself is in no address. */
export const sentHref = (path: string, { mail }: MailedAnswer) => `${path}?sent=${mail}`;

export function readSent(request: Request): MailedAnswer["mail"] | null {
  const sent = new URL(request.url).searchParams.get("sent");
  return sent === "queued" || sent === "not-configured" ? sent : null;
}
