import type { ReactNode } from "react";
import Icon from "./icon";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures that share a name close one another. */
  name?: string;
  className?: string;
}

/** `open` is the initial state only: the browser toggles it from then on. */
export default function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details className={className === undefined ? "disclosure" : `disclosure ${className}`} open={open} name={name}>
      <summary className="disclosure__summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
