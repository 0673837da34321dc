import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { NamedLink } from "~/contracts/mattress";
import { paths } from "~/paths";

/** More names would make the card long; the store's page has them all. */
const most = 5;

/** "Nectar, Purple, Saatva and 4 more"; a single name left over is written out. */
export default function BrandsOnFloor({ brands, storeHref }: { brands: readonly NamedLink[]; storeHref: string }) {
  const shown = brands.length <= most + 1 ? brands : brands.slice(0, most);
  const rest = brands.length - shown.length;
  return (
    <>
      {shown.map((brand, index) => (
        <Fragment key={brand.slug}>
          {index === 0 ? "" : rest === 0 && index === shown.length - 1 ? " and " : ", "}
          <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
        </Fragment>
      ))}
      {rest === 0 ? null : (
        <>
          {" and "}
          <Link to={`${storeHref}#floor`}>
            {rest} more<span className="visually-hidden"> brands</span>
          </Link>
        </>
      )}
    </>
  );
}
