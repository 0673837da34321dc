const address = /[^\s"'@/\\<>]+(?:@|%40)[^\s"'@/\\<>]+\.[a-z]{2,}/gi;

/** The text without e-mail addresses: neither logs nor error reports keep any. */
export const withoutAddresses = (text: string): string =>
  text.includes("@") || text.includes("%40") ? text.replace(address, "[e-mail]") : text;

/** Slashes as a visitor may write them, before the server puts them right. */
const savedResults = /(mattress-finder[\\/]+results[\\/]+|match\/saved\/)[^\\/?#\s"]+/gi;

/** The text without the tokens of saved results: whoever knows one can open what it stands for. */
export const withoutTokens = (text: string): string => text.replace(savedResults, "$1[token]");
