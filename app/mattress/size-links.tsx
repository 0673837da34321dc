import { Link } from "@remix-run/react";
import type { MattressSize } from "#contracts/mattress";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { stay } from "~/ui/listing/address";

interface SizeLinksProps {
  sizes: readonly MattressSize[];
  chosen: MattressSize | null;
  hrefFor: (size: MattressSize) => string;
}

/** Sizes as links to the same page, which stays where it is. */
export default function SizeLinks({ sizes, chosen, hrefFor }: SizeLinksProps) {
  return (
    <ul className="cluster cluster--tight">
      {sizes.map((size) => (
        <li key={size}>
          <Link
            className="choice-link"
            to={hrefFor(size)}
            aria-current={size === chosen ? "true" : undefined}
            preventScrollReset
            state={stay}
          >
            {sizeLabels[size]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
