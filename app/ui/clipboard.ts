/** Browsers offer the clipboard to pages of a secure origin alone. */
export const mayCopy = () => typeof navigator !== "undefined" && "clipboard" in navigator;

export const copyText = (text: string) => navigator.clipboard.writeText(text);
