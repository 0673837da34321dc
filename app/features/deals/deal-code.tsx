import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface DealCodeProps {
  code: string;
  /** "$1,249 less 5%"; null where no price is known. */
  arithmetic: string | null;
}

/** A code as text that can be selected, with what it does to the price; where scripts run, a button copies it. */
export default function DealCode({ code, arithmetic }: DealCodeProps) {
  return (
    <div className="over-link deal-code" data-cta="promo-button-clicked">
      <p className="with-icon deal-code__line">
        <code className="deal-code__text">{code}</code>
        <CopyButton code={code} />
      </p>
      {arithmetic === null ? null : <p className="small soft">With this code: {arithmetic}.</p>}
    </div>
  );
}

function CopyButton({ code }: Pick<DealCodeProps, "code">) {
  // Browsers offer the clipboard only in secure contexts.
  const offered = useHydrated() && "clipboard" in navigator;
  const [said, setSaid] = useState("");
  if (!offered) return null;
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid("Copied"),
      () => setSaid("Your browser wouldn’t let us copy it. Select the code and copy it yourself."),
    );
  return (
    <>
      <button type="button" className="button button--secondary button--small" onClick={() => void copy()}>
        Copy code
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
