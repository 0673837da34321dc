import type { ReactNode } from "react";
import Notice from "../notice";

interface RefusedAddressProps {
  /** One sentence for each choice in the address that there is not; null when all are known. */
  faults: readonly string[] | null;
  title?: string;
  children?: ReactNode;
}

export default function RefusedAddress(props: RefusedAddressProps) {
  const { faults, title = "We don't recognize part of this page's address", children } = props;
  if (faults === null) return null;
  return (
    <Notice tone="bad" title={title} role="alert">
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {children}
    </Notice>
  );
}
