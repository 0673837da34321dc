interface PointsListProps {
  title: string;
  items: readonly string[];
  kind: "good" | "bad" | "plain";
}

/** What speaks for a bed or a range, or against it. Renders nothing without points. */
export default function PointsList({ title, items, kind }: PointsListProps) {
  if (items.length === 0) return null;
  return (
    <div className={`verdict-list verdict-list--${kind}`}>
      <h3>{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
