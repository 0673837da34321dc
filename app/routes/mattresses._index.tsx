import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brandList } from "~/features/brands/brand-list";
import { BrandColumns, BrandRow } from "~/features/brands/brand-facts";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { listMeta } from "~/site/list-meta";
import ListPage from "~/ui/listing/list-page";
import { readList } from "~/ui/listing/read-list";

export const meta: MetaFunction<typeof loader> = (page) =>
  listMeta(page, {
    list: brandList,
    description: "Compare every mattress brand by type, price, firmness, certificates and where it’s sold.",
    pathOf: ({ slug }) => paths.brand(slug),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, ...page } = await readList(brandList, request, (query) => context.api.brands.list(query));
  return json(page, { status });
}

export const handle: RouteFacts = { page: ["product", "brands"], ...forEveryone, reads: "listings" };

export default function BrandsPage() {
  const data = useLoaderData<typeof loader>();
  const { listing } = data;
  return (
    <ListPage
      {...data}
      list={brandList}
      lead="A brand’s score is the average of its beds. No one can pay to rank higher."
    >
      <div>
        <BrandColumns size={listing.items[0]?.price_size ?? "queen"} />
        <ul className="rows">
          {listing.items.map((brand) => (
            <BrandRow key={brand.slug} brand={brand} />
          ))}
        </ul>
      </div>
    </ListPage>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
