import type { FigureName } from "#contracts/vocabulary/content";
import { MaterialPattern, type MarkedMaterial } from "~/mattress/layers/material-patterns";
import { idIn } from "./teaching-figure";

/** The marks of the materials that a figure shows, before the first slab of them. */
export function Marks({ name, of }: { name: FigureName; of: readonly MarkedMaterial[] }) {
  return (
    <defs>
      {of.map((material) => (
        <MaterialPattern key={material} material={material} id={idIn(name, material)} />
      ))}
    </defs>
  );
}

/** A piece of a material, in its color and with its marks. */
export default function Slab({ name, material, d }: { name: FigureName; material: MarkedMaterial; d: string }) {
  return (
    <>
      <path fill={`var(--material-${material})`} d={d} />
      <path className="figure-cut" fill={`url(#${idIn(name, material)})`} d={d} />
    </>
  );
}
