import { onDemand } from "~/ui/page/on-demand";
import type { TileMapView } from "../tile-map-view.server";
import type { BoxDrawing, MapDrawing } from "./map-drawing.server";
import MapPins, { groupId, layoutNames, type MapPin } from "./map-pins";

/** What the loader of a page with a map makes for it. */
export interface MapData {
  drawing: BoxDrawing;
  tileView: TileMapView | null;
}

interface StoreMapProps extends MapData {
  title: string;
  /** In the order of the drawing's pins. */
  pins: readonly MapPin[];
  caption: string;
}

/** Few operators have tiles. */
const MapSwitch = onDemand(() => import("./map-switch"));

/**
 * The drawn map: a picture of the land, above it pins that are links. Pins are placed by percentages and keep
 * their size in every window, so that they stay targets of 24 pixels.
 */
export default function StoreMap({ tileView, ...map }: StoreMapProps) {
  const drawn = <DrawnMap {...map} />;
  return tileView === null ? drawn : <MapSwitch view={tileView}>{drawn}</MapSwitch>;
}

function DrawnMap({ title, drawing, pins, caption }: Omit<StoreMapProps, "tileView">) {
  const { miles, percent } = drawing.scale;
  return (
    <figure className="stack stack--tight store-map">
      <div className="store-map__sheet">
        <img className="store-map__land" src={drawing.picture} alt="" width={512} height={512} />
        <svg className="store-map__marks" role="group" aria-label={title}>
          {drawing.dots === "" ? null : (
            <svg viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
              <path className="store-map__dots" d={drawing.dots} />
            </svg>
          )}
          <svg className="store-map__center" x="50%" y="50%" overflow="visible" aria-hidden="true">
            <path className="store-map__halo" d="M-8 0H8M0-8V8" />
            <path d="M-8 0H8M0-8V8" />
          </svg>
          <MapPins drawing={drawing} pins={pins} />
          <svg className="store-map__scale" x="12" y="100%" overflow="visible" aria-hidden="true">
            <line x2={`${percent}%`} y1="-12" y2="-12" />
            <text y="-18">{`${miles} ${miles === 1 ? "mile" : "miles"}`}</text>
          </svg>
        </svg>
      </div>
      <GatheredPins drawing={drawing} pins={pins} />
      <figcaption className="small soft">{caption}</figcaption>
    </figure>
  );
}

/** Below the map, for each pin that gathers some: which they are. One shows while the address leads to it (map.css). */
function GatheredPins({ drawing, pins }: { drawing: MapDrawing; pins: readonly MapPin[] }) {
  return layoutNames.flatMap((name) =>
    drawing[name].pins.map(({ members }) =>
      members.length < 2 ? null : (
        <div key={groupId(name, members)} className="gathered-pins" id={groupId(name, members)} tabIndex={-1}>
          <p className="gathered-pins__title">{members.length} stores at this spot of the map</p>
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
