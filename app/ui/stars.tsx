const star = "M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.7L10 14.7l-5.1 2.8L6 11.8l-4.3-4 5.8-.7z";
const width = 100;

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </g>
  );
}

interface StarsProps {
  /** 0 to 5, fractions drawn. */
  rating: number;
  count?: number;
}

/** The stars are a picture; the same figure follows as text. */
export default function Stars({ rating, count }: StarsProps) {
  const filled = Math.max(0, Math.min(5, rating)) * (width / 5);
  return (
    <span className="with-icon stars">
      <svg className="stars__picture" viewBox="0 0 100 20" width={100} height={20} aria-hidden="true">
        <Row className="stars__empty" />
        <svg width={filled} height={20} viewBox={`0 0 ${filled} 20`}>
          {filled > 0 ? <Row className="stars__full" /> : null}
        </svg>
      </svg>
      <span className="stars__figure">
        {rating.toFixed(1)}
        <span className="visually-hidden"> of 5 stars </span>
      </span>
      {count === undefined ? null : (
        <span className="small soft">
          ({count.toLocaleString("en-US")}
          <span className="visually-hidden">{count === 1 ? " rating" : " ratings"}</span>)
        </span>
      )}
    </span>
  );
}
