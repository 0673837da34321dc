/** Characters still allowed, from `threshold` on (specification, section 4); null while more are left. */
export function charactersLeft(length: number, maxLength: number, threshold: number): string | null {
  const left = Math.max(0, maxLength - length);
  if (left > threshold) return null;
  return `${left} ${left === 1 ? "character" : "characters"} left`;
}

interface CharacterCountProps {
  id: string;
  value: string;
  maxLength: number;
  threshold: number;
}

/** The live region is rendered from the start: one that appears together with its text is often not announced. */
export default function CharacterCount({ id, value, maxLength, threshold }: CharacterCountProps) {
  return (
    <p id={id} className="small soft field__count" aria-live="polite">
      {charactersLeft(value.length, maxLength, threshold)}
    </p>
  );
}
