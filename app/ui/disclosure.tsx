import type { ReactNode } from "react";
import Icon from "./icon";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

export default function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={className === undefined ? "disclosure" : `disclosure ${className}`}>
      <summary className="spread disclosure__summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
