import type { ShownBed } from "./shown-results.server";

export default function BedPrice({
  bed: { price, size, withCode },
}: {
  bed: Pick<ShownBed, "price" | "size" | "withCode">;
}) {
  return (
    <p className="match__price">
      {price === null ? (
        <span className="soft">No {size} price published</span>
      ) : (
        <>
          <strong>{price}</strong> <span className="soft">{size}</span>
          {withCode === null ? null : <span className="small"> {withCode}</span>}
        </>
      )}
    </p>
  );
}
