import { useLocation } from "@remix-run/react";
import { useEffect, useReducer, useRef } from "react";
import DesktopHeader from "./desktop-header";
import { headerReducer, initialHeader } from "./header-panel-state";
import MobileHeader from "./mobile-header";
import { initialMobile, mobileReducer } from "./mobile-menu-state";
import { standsInFor } from "~/ui/page/stayed-state";
import type { Slide } from "./slide";
import { useLinkNavigation } from "~/site/navigation/use-link-navigation";

function Backdrop({ slide, width, onPress }: { slide: Slide; width: "wide" | "narrow"; onPress: () => void }) {
  if (slide === "closed") return null;
  // Only for the pointer: Escape and the opener do the same for the keyboard.
  return <div className={`backdrop backdrop--${width}`} data-slide={slide} aria-hidden="true" onMouseDown={onPress} />;
}

/** Both headers are in the page; the style sheet shows the one that fits the window. */
export default function SiteHeader() {
  const [desktop, toDesktop] = useReducer(headerReducer, initialHeader);
  const [mobile, toMobile] = useReducer(mobileReducer, initialMobile);
  const header = useLinkNavigation();
  const { key, state } = useLocation();
  const shownFor = useRef(key);

  useEffect(() => {
    const before = shownFor.current;
    shownFor.current = key;
    if (before === key || standsInFor(state, before)) return;
    toDesktop({ type: "navigated" });
    toMobile({ type: "navigated" });
  }, [key, state]);

  return (
    <>
      <header className="site-header" ref={header}>
        <DesktopHeader state={desktop} dispatch={toDesktop} />
        <MobileHeader state={mobile} dispatch={toMobile} />
      </header>
      <Backdrop slide={desktop.slide} width="wide" onPress={() => toDesktop({ type: "dismissed" })} />
      <Backdrop
        slide={mobile.menu === "closed" ? mobile.search : mobile.menu}
        width="narrow"
        onPress={() => toMobile({ type: "dismissed" })}
      />
    </>
  );
}
