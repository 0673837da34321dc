import { domainToASCII } from "node:url";

/**
 * The address with its domain as name servers know it, so that each domain has one spelling (full-width letters,
 * invisible hyphens and a trailing dot make no difference); null if the domain is invalid.
 */
export function deliverableAddress(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.$/, "");
  return at > 0 && domain.includes(".") ? `${address.slice(0, at)}@${domain}` : null;
}

/** An address as accounts store it: with a normalized domain, in lower case. Undeliverable addresses stay as typed. */
export const accountAddress = (typed: string) => (deliverableAddress(typed) ?? typed).toLowerCase();
