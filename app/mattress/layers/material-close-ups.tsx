import Picture from "~/ui/picture";
import { materialPictures } from "./material-pictures";

const closeUps: { material: keyof typeof materialPictures; name: string; about: string }[] = [
  {
    material: "cover",
    name: "Knitted cover",
    about:
      "You sink right into the foam below, because the loops stretch in every direction. A tight weave holds you back.",
  },
  {
    material: "latex",
    name: "Latex",
    about: "It springs right back when you move, and air gets through the small holes that its mold leaves.",
  },
  {
    material: "pocketedCoils",
    name: "Pocketed coils",
    about: "You feel less when your partner moves, because each spring is sewn into a sleeve of its own.",
  },
];

/** What the main materials look like close up, and what that means for a sleeper. */
export default function MaterialCloseUps() {
  return (
    <ul className="grid close-ups">
      {closeUps.map(({ material, name, about }) => (
        <li key={material}>
          <figure className="stack stack--tight">
            <Picture {...materialPictures[material]} sizes="(min-width: 40rem) 13rem, 92vw" eager />
            <figcaption className="small">
              <strong>{name}.</strong> <span className="soft">{about}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
