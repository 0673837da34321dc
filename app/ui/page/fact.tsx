import type { ReactNode } from "react";

/** A row of a list of facts (`dl`): its term and what is so. */
export default function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "facts__wide" : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
