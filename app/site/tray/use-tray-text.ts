import { useEffect, useRef, useState } from "react";
import type { TrayModel } from "#contracts/compare/tray";
import { mostCompared } from "#contracts/compare/most-compared";
import type { CurrentUser } from "#contracts/user";
import { rescueFocus } from "~/site/loading/route-announcer";

const without = (models: readonly TrayModel[], others: readonly TrayModel[]) =>
  models.filter(({ slug }) => !others.some((other) => other.slug === slug));

/** "Casper Dream added. 2 of 4 beds in your comparison". */
function changeInWords(before: readonly TrayModel[], now: readonly TrayModel[]): string | null {
  const gone = without(before, now);
  const come = without(now, before);
  if (gone.length + come.length === 0) return null;
  if (now.length === 0) return "Your comparison is empty";
  const named = (models: TrayModel[], what: string) =>
    models.map(({ brand, name }) => `${brand.name} ${name} ${what}. `);
  return [
    ...named(gone, "removed"),
    ...named(come, "added"),
    `${now.length} of ${mostCompared} beds in your comparison`,
  ].join("");
}

/** Announces changes of the tray; when the tray disappears, its focus moves to the page's heading. */
export function useTrayText(user: CurrentUser | null): string {
  const models = user?.session.compare;
  const before = useRef(models);
  const [words, setWords] = useState("");
  useEffect(() => {
    // Nothing is known about the tray when the user could not be loaded.
    if (models === undefined) return;
    const change = changeInWords(before.current ?? [], models);
    before.current = models;
    if (change === null) return;
    setWords(change);
    if (models.length === 0) rescueFocus();
  }, [models]);
  return words;
}
