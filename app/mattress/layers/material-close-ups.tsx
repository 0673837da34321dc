import Picture from "~/ui/picture";
import { materialPictures } from "./material-pictures";

const closeUps: { material: keyof typeof materialPictures; name: string; about: string }[] = [
  {
    material: "cover",
    name: "Knitted cover",
    about: "Loops give way in every direction, so the foam below can do its work. A tight weave holds it back.",
  },
  {
    material: "latex",
    name: "Latex",
    about: "The holes come from the pins of its mold. They let air through, and it springs back at once.",
  },
  {
    material: "pocketedCoils",
    name: "Pocketed coils",
    about: "Each spring is sewn into a sleeve of its own, so what one side does stays on that side.",
  },
];

/** What the main materials look like close up, and what that means for a sleeper. */
export default function MaterialCloseUps() {
  return (
    <ul className="grid">
      {closeUps.map(({ material, name, about }) => (
        <li key={material}>
          <figure className="stack stack--tight">
            <Picture {...materialPictures[material]} sizes="(min-width: 40rem) 18rem, 92vw" />
            <figcaption className="small">
              <strong>{name}.</strong> <span className="soft">{about}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
