/** What speaks for a bed and against it, for the visitor who has answered the quiz: sentences. */
export interface ProsAndConsProps {
  reasons: readonly string[];
  drawbacks: readonly string[];
  className?: string;
}

export default function ProsAndCons({ reasons, drawbacks, className = "" }: ProsAndConsProps) {
  return (
    <ul className={`stack stack--close ${className}`}>
      {reasons.map((reason) => (
        <li key={reason} className="speaks-for">
          {reason}
        </li>
      ))}
      {drawbacks.map((drawback) => (
        <li key={drawback} className="speaks-against">
          {drawback}
        </li>
      ))}
    </ul>
  );
}
