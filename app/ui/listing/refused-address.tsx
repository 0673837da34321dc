import type { ReactNode } from "react";
import Notice from "../notice";

interface RefusedAddressProps {
  /** One sentence for each choice in the address that there is not; null when all are known. */
  faults: readonly string[] | null;
  children?: ReactNode;
}

export default function RefusedAddress({ faults, children }: RefusedAddressProps) {
  if (faults === null) return null;
  return (
    <Notice tone="bad" title="We don’t recognize part of this page’s address" role="alert">
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {children}
    </Notice>
  );
}
