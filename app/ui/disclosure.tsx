import type { ReactNode } from "react";
import Icon from "./icon";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  /** From the start. */
  open?: boolean;
}

export default function Disclosure({ summary, children, className, open }: DisclosureProps) {
  return (
    <details className={className === undefined ? "disclosure" : `disclosure ${className}`} open={open}>
      <summary className="spread disclosure__summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
