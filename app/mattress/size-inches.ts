import type { Variant } from "#contracts/catalogue";

type Measured = Pick<Variant, "width_inches" | "length_inches" | "pieces">;

/** "60 × 80", "two 38 × 80" for a size that is made of two mattresses. */
export const sizeInches = ({ width_inches, length_inches, pieces }: Measured) =>
  `${pieces === 1 ? "" : `${pieces === 2 ? "two" : pieces} `}${width_inches} × ${length_inches}`;
