import { Link } from "@remix-run/react";

interface LinkListProps {
  links: readonly { label: string; to: string; note?: string }[];
}

/** Links with a line of explanation each, divided by hairlines. */
export default function LinkList({ links }: LinkListProps) {
  return (
    <ul className="grid link-list">
      {links.map((link) => (
        <li key={link.to} className="link-list__item card--link">
          <Link className="link-list__link card__link" to={link.to}>
            {link.label}
          </Link>
          {link.note ? <p className="soft small">{link.note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
