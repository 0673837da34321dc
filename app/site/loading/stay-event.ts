/** Why a press was not carried out, in words for the visitor, whose page stays as it is. */
export interface StayWords {
  title: string;
  text: string;
}

/** Event on window with StayWords as its detail. */
export const stayed = "site:stayed";

/** Null takes back what was said of an earlier press. */
export const reportStay = (words: StayWords | null) => dispatchEvent(new CustomEvent(stayed, { detail: words }));

/** For a form whose page stays as it is. */
export const unsent: StayWords = { title: "That wasn’t sent.", text: "What you typed is still here." };

/** For a site that doesn't answer at all. What browsers say of their connection serves for words alone. */
export const unreachable = (): StayWords => ({
  title: navigator.onLine ? "We can’t connect right now." : "You’re offline.",
  text: "Nothing you typed is lost. Try again in a moment.",
});
