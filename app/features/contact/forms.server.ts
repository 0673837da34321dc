import { contactMessage, messageMark, reference } from "#contracts/contact/messages";

export const contactForm = contactMessage;

/** The reference number that an address names; null: none that could be one of ours. */
export const referenceIn = (url: string): string | null =>
  reference.safeParse(new URL(url).searchParams.get("reference")).data ?? null;

/** One button: what it says is what it sends. */
export const markForm = messageMark;
