import { useEffect, type RefObject } from "react";
import { useLatest } from "~/ui/use-latest";

/** Calls back on Escape, with the focus back on the opener first, on a click outside, or when focus leaves. */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (by: "escape" | "press outside" | "focus outside") => void,
) {
  const latest = useLatest(onDismiss);

  useEffect(() => {
    if (!active) return;
    const isOutside = (event: Event) =>
      event.target instanceof Node && container.current !== null && !container.current.contains(event.target);
    const onKeyDown = (event: KeyboardEvent) => {
      // The suggestion list handles the first Escape itself and prevents the default.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const element = container.current;
      const opener = element?.matches("details") === true ? element : element?.querySelector("details[open]");
      opener?.querySelector<HTMLElement>(":scope > summary")?.focus();
      latest.current("escape");
    };
    const onMouseDown = (event: MouseEvent) => {
      if (isOutside(event)) latest.current("press outside");
    };
    const onFocusIn = (event: FocusEvent) => {
      if (isOutside(event)) latest.current("focus outside");
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("mousedown", onMouseDown, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    return () => listening.abort();
  }, [active, container, latest]);
}
