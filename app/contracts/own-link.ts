/** Whether an address is one of this site. */
export const isOwnLink = (href: unknown): boolean => typeof href === "string" && /^(?:\/(?![/\\])|#)/.test(href);
