import type { ComparisonDetail } from "#contracts/compare/comparisons";

type Sides = Record<"left" | "right", Pick<ComparisonDetail["left"], "brand">>;

function Choice({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="choose__side">
      <h3>{title}</h3>
      <ul className="stack stack--tight choose__reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** The verdict in sentences: it depends on the sleeper. */
export default function ChooseIf({ choose, left, right }: Pick<ComparisonDetail, "choose"> & Sides) {
  return (
    <div className="grid choose">
      <Choice title={`Choose ${left.brand.name} if …`} reasons={choose.left} />
      <Choice title={`Choose ${right.brand.name} if …`} reasons={choose.right} />
      <Choice title="Either will do if …" reasons={choose.either} />
      <Choice title="Look at other brands if …" reasons={choose.neither} />
    </div>
  );
}
