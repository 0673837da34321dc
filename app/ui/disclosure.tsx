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

/** `open` is only where it starts: from then on the browser toggles it. */
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
