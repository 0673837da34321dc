const star = "l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.3-4 5.8-.7z";
const width = 100;
/** Five stars as one path, since a list has dozens of them. */
const row = [10, 30, 50, 70, 90].map((x) => `M${x} 1.8${star}`).join("");

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
        <path className="stars__empty" d={row} />
        <svg width={filled} height={20} viewBox={`0 0 ${filled} 20`}>
          {filled > 0 ? <path className="stars__full" d={row} /> : null}
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
