import { Link } from "@remix-run/react";
import type { FloorBrands } from "~/contracts/stores";
import { paths } from "~/paths";
import { formatNumber } from "~/ui/format";
import BrandWordmark from "~/ui/wordmark";

interface FloorBrandTableProps {
  brands: FloorBrands["brands"];
  /** "Brands on floors within 25 miles of Boise, ID" */
  caption: string;
  /** Stores that have the brand; null where no place is given. */
  storesHref: ((brand: string) => string) | null;
}

/** Brands with how many stores carry them and how many models can be tried. */
export default function FloorBrandTable({ brands, caption, storesHref }: FloorBrandTableProps) {
  const near = brands.some(({ nearest_miles }) => nearest_miles !== null);
  const most = Math.max(...brands.map(({ store_count }) => store_count));
  return (
    <table className="floor-brands">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Brand</th>
          <th scope="col" className="floor-brands__bar">
            <span className="visually-hidden">Bar</span>
          </th>
          <th scope="col" className="number">
            Stores
          </th>
          <th scope="col" className="number">
            Models
          </th>
          {near ? (
            <th scope="col" className="number">
              Nearest, miles
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {brands.map(({ brand, store_count, model_count, nearest_miles }) => (
          <tr key={brand.slug}>
            <th scope="row">
              <Link className="card__link" to={paths.brand(brand.slug)}>
                <BrandWordmark slug={brand.slug} name={brand.name} />
              </Link>
            </th>
            {/* Repeats the number beside it. */}
            <td className="floor-brands__bar">
              <svg className="score-bar__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="score-bar__fill" width={(store_count / most) * 100} height={8} />
              </svg>
            </td>
            <td className="number">
              {storesHref === null ? (
                formatNumber(store_count)
              ) : (
                <Link className="floor-brands__stores" to={storesHref(brand.slug)}>
                  {formatNumber(store_count)}
                  <span className="visually-hidden"> with {brand.name}</span>
                </Link>
              )}
            </td>
            <td className="number">{formatNumber(model_count)}</td>
            {near ? <td className="number">{nearest_miles?.toFixed(1)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
