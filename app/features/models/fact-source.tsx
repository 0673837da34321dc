import type { ModelDetail } from "#contracts/catalogue";
import Day from "~/ui/page/day";

type Sources = NonNullable<ModelDetail["model"]["sources"]>;
export type Source = NonNullable<Sources["specification"]>;

/** Where facts are from; what was measured was so on the day, all else was read on it. */
export default function FactSource({ source, checked_on, measured = false }: Source & { measured?: boolean }) {
  return (
    <p className="small soft">
      Source: {source}
      {measured ? ", " : ", checked "}
      <Day iso={checked_on} />.
    </p>
  );
}
