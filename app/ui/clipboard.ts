/** Browsers offer the clipboard only in secure contexts. */
export const mayCopy = () => typeof navigator !== "undefined" && "clipboard" in navigator;

export const copyText = (text: string) => navigator.clipboard.writeText(text);
