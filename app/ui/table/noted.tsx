import type { ReactNode } from "react";

/** A text, and below it in small letters what is to be said of it; null: nothing. */
export default function Noted({ children, note }: { children: ReactNode; note: ReactNode }) {
  if (note === null) return <>{children}</>;
  return (
    <>
      {children} <span className="note">{note}</span>
    </>
  );
}
