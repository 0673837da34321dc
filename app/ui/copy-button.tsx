import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
/** Browsers offer the clipboard only in secure contexts. */
const mayCopy = () => typeof navigator !== "undefined" && "clipboard" in navigator;

/** Copies a text to the clipboard; rendered only where scripts run and the browser allows it. */
export default function CopyButton({ text, label }: { text: string; label: string }) {
  const offered = useSyncExternalStore(never, mayCopy, () => false);
  const [said, setSaid] = useState("");
  if (!offered) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid("Copied"),
      () => setSaid("Your browser wouldn’t let us copy it. Select the code and copy it yourself."),
    );
  return (
    <>
      <button type="button" className="button button--secondary button--small" onClick={() => void copy()}>
        {label}
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
