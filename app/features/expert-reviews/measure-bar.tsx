interface MeasureBarProps {
  /** From 1 to 5. */
  score: number;
  /** Where the middle of all beds would be, from 1 to 5; null where it is not known. */
  middle: number | null;
}

/** A result on its scale, worst to best from the left, with a mark at the middle of all beds; the cells beside it say both. */
export default function MeasureBar({ score, middle }: MeasureBarProps) {
  // A little is drawn even of the worst. Somebody else's scores may begin at 0.
  const at = (value: number) => 4 + ((Math.max(1, value) - 1) / 4) * 96;
  return (
    <svg className="measure-bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="score-bar__track" y={4} width={100} height={8} />
      <rect className="score-bar__fill" y={4} width={at(score)} height={8} />
      {middle === null ? null : <rect className="measure-bar__middle" x={at(middle) - 0.5} width={1.25} height={16} />}
    </svg>
  );
}
