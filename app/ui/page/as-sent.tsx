import { useEffect, useRef, useState, type ComponentType } from "react";
import { Awaited, declarePart, type Part } from "./on-demand";

/** Kept by React as it is, whatever stands in it. */
const asItIs = { __html: "" };

const isFirstLoad = () => typeof document !== "undefined" && !("hydrated" in document.documentElement.dataset);

/**
 * A part that is only read: a first load keeps the server's HTML and needs no script for it. Browsers fetch the script
 * when other data is to be shown; a page that comes by a link brings it along (`RouteFacts.parts`). Its links load pages.
 */
export function asSent<Props extends object>(fetchPart: () => Promise<Part<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    Loaded ??= (await fetchPart()).default;
  };
  declarePart(fetched);
  // Where it can't be had, the page offers to be loaded again: what is there belongs to other data.
  const load = () => fetched().catch(() => {});

  function AsSent(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [sent, setSent] = useState(isFirstLoad);
    const [first] = useState(props);
    const [, setTries] = useState(0);
    const asFirst = props === first || JSON.stringify(props) === JSON.stringify(first);
    // At once, together with the rest of the page.
    if (sent && !asFirst && Loaded !== null) setSent(false);
    useEffect(() => {
      if (!sent && Loaded !== null) return;
      // Empty: the page was not taken over, but made anew.
      const kept = sent && box.current?.hasChildNodes() === true;
      if (kept && asFirst) return;
      let here = true;
      void load().then(() => {
        if (!here) return;
        setSent(false);
        setTries((count) => count + 1);
      });
      return () => {
        here = false;
      };
    }, [asFirst, sent]);
    if (sent) return <div className="as-sent" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    return <div className="as-sent">{Loaded === null ? <Awaited /> : <Loaded {...props} />}</div>;
  }
  return Object.assign(AsSent, { load });
}
