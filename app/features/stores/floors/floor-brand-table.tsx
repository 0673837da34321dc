import { Link } from "@remix-run/react";
import type { FloorBrands } from "#contracts/stores";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import DataTable, { type Column } from "~/ui/table/data-table";

interface FloorBrandTableProps {
  brands: FloorBrands["brands"];
  /** "12 stores within 25 miles of Boise, ID" */
  caption: string;
  /** Stores that have the brand; null where no place is given. */
  storesHref: ((brand: string) => string) | null;
}

export default function FloorBrandTable({ brands, caption, storesHref }: FloorBrandTableProps) {
  const near = brands.some(({ nearest_miles }) => nearest_miles !== null);
  const most = Math.max(1, ...brands.map(({ store_count }) => store_count));
  const columns: Column<FloorBrands["brands"][number]>[] = [
    {
      heading: "Brand",
      cell: ({ brand }) => <Link to={paths.brand(brand.slug)}>{brand.name}</Link>,
    },
    {
      className: "floor-brands__bar",
      heading: <span className="visually-hidden">Stores, as a bar</span>,
      // Repeats the number beside it.
      cell: ({ store_count }) => (
        <svg className="score-bar__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="score-bar__fill" width={(store_count / most) * 100} height={8} />
        </svg>
      ),
    },
    {
      heading: "Stores",
      number: true,
      cell: ({ brand, store_count }) =>
        storesHref === null ? (
          formatNumber(store_count)
        ) : (
          <Link className="floor-brands__stores" to={storesHref(brand.slug)}>
            {formatNumber(store_count)}
            <span className="visually-hidden"> with {brand.name}</span>
          </Link>
        ),
    },
    { heading: "Beds", number: true, cell: ({ model_count }) => formatNumber(model_count) },
    { heading: "Nearest store (miles)", number: true, cell: ({ nearest_miles }) => nearest_miles?.toFixed(1) },
  ];
  return (
    <DataTable
      className="small floor-brands"
      caption={caption}
      columns={near ? columns : columns.slice(0, -1)}
      rows={brands}
      keyOf={({ brand }) => brand.slug}
    />
  );
}
