import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";

const ways = [
  { to: paths.finder, title: "Take the match quiz", text: "How you sleep, then beds ranked by points you can check." },
  { to: paths.stores, title: "Find nearby stores", text: "Where your matches stand on the floor to be tried." },
  { to: paths.onlineMattresses, title: "Buy online", text: "Delivered beds with their trial, fees and usable nights." },
  { to: paths.compare, title: "Compare side by side", text: "Two to four beds, layer against layer." },
];

/** The four ways into the product. */
export default function WaysIn() {
  return (
    <ul className="ways-in">
      {ways.map((way) => (
        <li key={way.to} className="ways-in__item card--link">
          <h3 className="ways-in__title">
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
