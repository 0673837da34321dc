const address = /[^\s"'@/\\<>]+(?:@|%40)[^\s"'@/\\<>]+\.[a-z]{2,}/gi;

/** The text without e-mail addresses: neither logs nor error reports keep any. */
export const withoutAddresses = (text: string): string =>
  text.includes("@") || text.includes("%40") ? text.replace(address, "[e-mail]") : text;
