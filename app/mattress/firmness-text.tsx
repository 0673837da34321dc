import { firmnessWord } from "#contracts/vocabulary/mattress";
import { firmnessFigure } from "./firmness";

/** "6.5 medium-firm", or what stands for an unknown firmness. */
export default function FirmnessWords({ value, unknown }: { value: number | null; unknown: string }) {
  if (value === null) return <span className="soft">{unknown}</span>;
  return (
    <>
      <strong>{firmnessFigure(value)}</strong> {firmnessWord(value)}
    </>
  );
}
