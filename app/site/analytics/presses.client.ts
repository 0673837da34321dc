import type { ClickName } from "#contracts/analytics/click-names";
import type { QuizEvent, SearchEvent, Store } from "#contracts/analytics/data-layer";
import { paths } from "~/paths";
import { presses } from "~/platform/analytics-id.client";
import { type SentForm, trackClick, trackQuickView, trackStoreClick, trackStoreContact } from "./data-layer.client";
import { productNamed, storeNamed } from "./page-facts";
import type { PageLayer } from "./page-layer";

/**
 * What somebody presses, sends or opens, as the data layer names it. Links are known by where they lead, so that no page
 * has to say it of each; what a button, a form or a seller's link does, its `data-cta` says (names of clicks: specification, section 7),
 * and what shows a bed within a list, its `data-quick-view` (slug of the bed).
 */

/** The page at hand. */
export interface PressedPage {
  layer: PageLayer;
  matches: readonly { data: unknown }[];
  signedIn: boolean;
  /** Remembers a form that is told once it is taken. */
  onSent(form: SentForm): void;
  /** Remembers a search that is told once its results are there. */
  onSearched(search: Omit<SearchEvent, "term">): void;
}

/** Forms that are told once they were taken, not when they are sent, each with the pages that it leads to then. */
const onceTaken: Partial<Record<ClickName, RegExp>> = {
  "local-rebate-best-deal-start-redeem": /^\/cashback\/claim\/[^/]+\/proof\/$/,
  "local-rebate-best-finished-redeem": /^\/cashback\/(?:thanks|claim\/[^/]+)\/$/,
  "send-quiz-results-clicked": /^\/mattress-finder\/results\/[^/]+\/$/,
};

/** Whether a page is one that a form leads to which was taken. */
export const isNextPage = ({ name }: SentForm, pathname: string): boolean => onceTaken[name]?.test(pathname) === true;

const namesOf = (element: Element | null) => (element?.getAttribute("data-cta")?.split(" ") ?? []) as ClickName[];

/** The slug of "/mattress-deal/{slug}/", of another page than this one. */
function slugUnder(folder: string, { origin, pathname }: Pick<URL, "origin" | "pathname">): string | null {
  if (origin !== location.origin || pathname === location.pathname || !pathname.startsWith(folder)) return null;
  return /^([a-z0-9-]+)\/$/.exec(pathname.slice(folder.length))?.[1] ?? null;
}

const dealFolder = paths.deal("").slice(0, -1);
const storeFolder = paths.stores;
/** "/cashback/{promotion}/", with the number of an invoice or without. */
const promotionPath = /^\/cashback\/(?!(?:thanks|claim|confirm)\/)([a-z0-9-]+)\//;

/** The way to a store, on a map of another site. */
const directions = "https://www.google.com/maps/dir/";

/** Deals that a press is about: that of its row, or that of the page. */
function dealsAround(element: Element): string[] {
  const link = element.closest("li,article")?.querySelector<HTMLAnchorElement>(`a[href^="${dealFolder}"]`);
  const path = link?.pathname ?? location.pathname;
  return path.startsWith(dealFolder) ? [path.slice(dealFolder.length).replace(/\/.*/, "")] : [];
}

const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);

/** The store whose card or page holds an element. */
function storeAround(element: Element, { layer, matches }: PressedPage): Store | undefined {
  const slug = element.closest("[id^=store-]")?.id.slice("store-".length) ?? "";
  return isSlug(slug) ? storeNamed(slug, matches, layer) : layer.store;
}

function tellLink(link: HTMLAnchorElement, page: PressedPage): void {
  const names = namesOf(link);
  const toSeller = link.origin !== location.origin && link.protocol.startsWith("http");
  const deals = names.includes("promo-send-deals-clicked") ? page.layer.deals : dealsAround(link);
  for (const [index, name] of names.entries()) trackClick(name, { deals, toSeller: toSeller && index === 0 });
  if (names.length > 0) return;
  const store = slugUnder(storeFolder, link);
  if (store !== null) return trackStoreClick(storeNamed(store, page.matches, page.layer));
  if (slugUnder(dealFolder, link) !== null) return trackClick("deal-clicked");
  const promotion = link.origin === location.origin ? promotionPath.exec(link.pathname)?.[1] : undefined;
  if (promotion !== undefined && link.pathname !== location.pathname)
    return trackClick("local-rebate-best-deal-clicked", { promotion });
  const around = link.protocol === "tel:" || link.href.startsWith(directions) ? storeAround(link, page) : undefined;
  if (around !== undefined) trackStoreContact(around);
}

function tellClick(target: Element, page: PressedPage): void {
  const pressed = target.closest("a,button");
  if (pressed === null) return;
  const viewed = pressed.getAttribute("data-quick-view");
  if (viewed !== null && pressed.getAttribute("aria-expanded") !== "true")
    return trackQuickView(productNamed(viewed, page.layer));
  if (pressed instanceof HTMLAnchorElement) return tellLink(pressed, page);
  // Buttons that send a form are told with it.
  if (pressed.closest("form") !== null) return;
  for (const name of namesOf(pressed.closest("[data-cta]"))) trackClick(name, { deals: dealsAround(pressed) });
}

/** Not by its property, which a field of that name hides. */
const pathOf = (form: HTMLFormElement) => new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** Which suggestion a search is of. */
function searchIn(form: HTMLFormElement): Omit<SearchEvent, "term"> {
  const chosen = form.querySelector<HTMLInputElement>("[name=manufacturer]");
  return { type: chosen?.dataset.kind ?? "", resultManufacturer: chosen?.value ?? "" };
}

function tellForm(form: HTMLFormElement, { layer, signedIn, onSent, onSearched }: PressedPage): void {
  // On its way already.
  if (form.querySelector("[aria-disabled=true]") !== null) return;
  if (pathOf(form) === paths.search) onSearched(searchIn(form));
  for (const name of namesOf(form)) {
    if (!Object.hasOwn(onceTaken, name)) {
      trackClick(name);
      continue;
    }
    const promotion = layer.promotion ?? promotionPath.exec(pathOf(form))?.[1] ?? "";
    const isSaved = name === "send-quiz-results-clicked" && layer.quiz !== undefined;
    onSent({ name, promotion, ...(isSaved && { quiz: savedQuiz(form, layer.quiz, signedIn) }) });
  }
}

function savedQuiz(form: HTMLFormElement, quiz: QuizEvent | undefined, signedIn: boolean): QuizEvent {
  const mailed = String(new FormData(form).get("email") ?? "").trim() !== "";
  return { ...quiz!, step: "save", saveMethod: mailed ? "e-mail" : signedIn ? "account" : "address" };
}

export function tellPress(event: Event, page: PressedPage): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (type === "submit") return target instanceof HTMLFormElement ? tellForm(target, page) : undefined;
  if (type === "toggle") {
    const slug = target instanceof HTMLDetailsElement && target.open ? target.getAttribute("data-quick-view") : null;
    return slug === null ? undefined : trackQuickView(productNamed(slug, page.layer));
  }
  // A wheel's press opens a tab; a right one opens a menu.
  if (type === "auxclick" && (event as MouseEvent).button !== 1) return;
  tellClick(target, page);
}

/** Hands every press to a listener from now on, those that came before it first; answers how to end that. */
export function listenToPresses(listener: (event: Event) => void): () => void {
  const before = presses.tell;
  presses.early.splice(0).forEach(listener);
  presses.tell = listener;
  return () => {
    presses.tell = before;
  };
}
