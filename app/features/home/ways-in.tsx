import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";

export const ways = [
  { to: paths.finder, title: "Take the match quiz", text: "How you sleep, then every bed ranked by how well it fits." },
  { to: paths.compare, title: "Compare beds", text: "Two to four side by side, layer against layer, fact by fact." },
  {
    to: paths.stores,
    title: "Find a store",
    text: "Which beds stand on floors near you, and when they were last seen there.",
  },
  {
    to: paths.onlineMattresses,
    title: "Browse beds sold online",
    text: "Ten filters, prices by size, and what is usual for each.",
  },
  { to: paths.onlineDeals, title: "See what is discounted", text: "With start, end, last check and the price before." },
  { to: paths.brands, title: "Filter the brands", text: "By type, price, firmness, certificate and where they sell." },
  { to: paths.models, title: "Open up a model", text: "Every layer to scale, firmness, prices, trial and warranty." },
  { to: paths.lines, title: "Compare a line", text: "All models of one line on one firmness scale." },
  { to: paths.about, title: "Check our sums", text: "How a score comes about, and who pays for all this." },
];

export default function WaysIn() {
  return (
    <ul className="grid ways-in">
      {ways.map((way) => (
        <li key={way.to} className="ways-in__item card--link">
          <h3 className="spread ways-in__title">
            <Link className="card__link" to={way.to}>
              {way.title}
            </Link>
            <Icon name="arrow-right" />
          </h3>
          <p className="soft">{way.text}</p>
        </li>
      ))}
    </ul>
  );
}
