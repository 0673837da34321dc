import type { MapDrawing } from "./map-drawing.server";
import { groupId, layoutNames, type MapPin } from "./map-pins";

interface GatheredPinsProps {
  drawing: MapDrawing;
  pins: readonly MapPin[];
}

/** Below the map, for each pin that gathers some: which they are. One shows while the address leads to it (map.css). */
export default function GatheredPins({ drawing, pins }: GatheredPinsProps) {
  return layoutNames.flatMap((name) =>
    drawing[name].pins.map(({ members }) =>
      members.length < 2 ? null : (
        <div key={groupId(name, members)} className="gathered-pins" id={groupId(name, members)} tabIndex={-1}>
          <p className="gathered-pins__title">{members.length} stores close together</p>
          <ul>
            {members.map((member) => (
              <li key={member}>
                <a className="gathered-pins__link" href={pins[member]?.href}>
                  {pins[member]?.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ),
    ),
  );
}
