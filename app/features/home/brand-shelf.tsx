import { Link } from "@remix-run/react";
import BrandWordmark from "~/ui/wordmark";

interface BrandShelfProps {
  title: string;
  brands: readonly { slug: string; name: string }[];
  href: (slug: string) => string;
}

export default function BrandShelf({ title, brands, href }: BrandShelfProps) {
  return (
    <div className="brand-shelf">
      <h3 className="brand-shelf__title">{title}</h3>
      <ul className="brand-shelf__list">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <Link className="quiet-link brand-shelf__link" to={href(brand.slug)}>
              <BrandWordmark slug={brand.slug} name={brand.name} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
