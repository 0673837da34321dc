import { useState, type ReactNode } from "react";
import Icon from "../icon";
import type { FacetValue } from "./facets";

interface FacetGroupProps {
  id: string;
  title: string;
  heading: "h2" | "h3";
  folding: boolean;
  /** Whether it stands open at first, where it folds. */
  open: boolean;
  chosen: readonly FacetValue[];
  children: ReactNode;
}

/** A facet under its title; where it folds, the title says what is chosen in it. */
export default function FacetGroup(props: FacetGroupProps) {
  const { id, title, heading: Heading, folding, open, chosen, children } = props;
  // At first only: a facet must not fold under the hand that takes its last choice away.
  const [openAtFirst] = useState(open);
  if (!folding) {
    return (
      <section className="facet" aria-labelledby={id}>
        <Heading className="facet__title" id={id}>
          {title}
        </Heading>
        {children}
      </section>
    );
  }
  return (
    <details className="facet facet--folding" open={openAtFirst}>
      <summary className="spread facet__summary">
        <Heading className="facet__title" id={id}>
          {title}
        </Heading>
        {chosen.length === 0 ? null : (
          <span className="small soft facet__chosen">{chosen.map(({ label }) => label).join(", ")}</span>
        )}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
