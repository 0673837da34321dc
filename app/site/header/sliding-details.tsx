import { useEffect, useRef, type ReactNode } from "react";
import { isShown, type Slide } from "./slide";
import { useHydrated } from "~/ui/use-hydrated";
import { useLatest } from "~/ui/use-latest";

interface SlidingDetailsProps {
  /** The group: without JavaScript the browser shuts the others of the same name. */
  name: string;
  className: string;
  slide: Slide;
  summary: ReactNode;
  children: ReactNode;
  /** The control was clicked. The browser's own toggle is prevented, so the state must change. */
  onPress: () => void;
  onSettled?: () => void;
  /** The browser opened it while `slide` says closed: before hydration, or for a find-in-page match. */
  onFoundOpen: () => void;
}

/** A <details> that works without scripts; hydrated, it follows a state machine and stays open while it slides shut. */
export default function SlidingDetails(props: SlidingDetailsProps) {
  const { name, className, slide, summary, children, onPress } = props;
  const hydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const latest = useLatest(props);

  useEffect(() => {
    const element = details.current;
    const look = () => {
      if (element?.open === true && !isShown(latest.current.slide)) latest.current.onFoundOpen();
    };
    look();
    element?.addEventListener("toggle", look);
    return () => element?.removeEventListener("toggle", look);
  }, [latest]);

  useEffect(() => {
    if (slide !== "opening" && slide !== "closing") return;
    let current = true;
    const sheet = details.current?.querySelector(":scope > .sheet > .sheet__body");
    // Read from the browser, so that only the style sheet defines the duration, reduced motion included.
    const animations = sheet?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) latest.current.onSettled?.();
    });
    return () => {
      current = false;
    };
  }, [slide, latest]);

  return (
    // No group name once hydrated: the browser would close the other one at once and cut its animation short.
    <details
      ref={details}
      className={className}
      name={hydrated ? undefined : name}
      open={isShown(slide)}
      data-slide={slide}
    >
      <summary
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {summary}
      </summary>
      <div className="sheet">
        <div className="sheet__body">{children}</div>
      </div>
    </details>
  );
}
