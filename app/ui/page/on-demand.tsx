import { useLocation } from "@remix-run/react";
import {
  createElement,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
} from "react";

interface Part<Props> {
  default: ComponentType<Props>;
}

const never = new Promise<never>(() => {});

/** Brings the parts that the server has not got yet. */
const loads: (() => Promise<unknown>)[] = [];

/** The server renders a page in one go and cannot wait within it: it has all of them beforehand (entry.server.tsx). */
export const loadAllParts = () => Promise.all(loads.map((load) => load()));

/**
 * A part that few visitors get to see: its script is one of its own, which browsers fetch when they come to it. Until
 * then, or where it can't be had, what the server sent stays as it is; a part that comes by a link offers a page load.
 */
export function onDemand<Props extends object>(fetchPart: () => Promise<Part<Props>>) {
  let loaded: Part<Props> | null = null;
  const load = async () => (loaded ??= await fetchPart());
  loads.push(load);
  // A promise that is kept already: React looks at it once before it waits.
  const kept = (part: Part<Props>) =>
    ({ then: (resolve: (part: Part<Props>) => void) => resolve(part) }) as Promise<Part<Props>>;
  const Shown = lazy(() => (loaded === null ? load().catch(() => never) : kept(loaded)));
  return function OnDemand(props: Props) {
    const { key } = useLocation();
    const [isThere, setThere] = useState(loaded !== null);
    // React throws away what the server sent where it is to change before it has been hydrated (error 421), which takes a
    // moment after its script has come. So until the transition below nothing changes but with the page.
    const kept = useRef<{ key: string; element: ReactElement } | null>(null);
    if (isThere || kept.current?.key !== key) {
      const part = createElement(Shown as unknown as ComponentType<Props>, props);
      kept.current = { key, element: <Suspense fallback={<Awaited />}>{part}</Suspense> };
    }
    useEffect(() => {
      if (isThere) return;
      // It may have come since this was rendered.
      load().then(
        () => startTransition(() => setThere(true)),
        () => {},
      );
    }, [isThere]);
    return kept.current!.element;
  };
}

/** What stands in the place of a part that has not come yet. */
function Awaited() {
  const { pathname, search } = useLocation();
  return (
    <p className="wrap soft">
      Still loading. If it takes too long, <a href={pathname + search}>load the page again</a>.
    </p>
  );
}
