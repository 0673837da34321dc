import { Link } from "@remix-run/react";
import type { MapDrawing } from "./map-drawing.server";

export interface MapPin {
  /** Written on the pin. */
  number: number;
  /** Said of the link. */
  label: string;
  /** A page, or a place of this page beginning with "#". */
  href: string;
}

export const layoutNames = ["narrow", "wide"] as const;

/** Of the list of those that a pin gathers. */
export const groupId = (layout: (typeof layoutNames)[number], members: readonly number[]) =>
  `pins-${layout}-${members[0] ?? 0}`;

const at = (percent: number) => `${percent}%`;

/** The pins in both of their arrangements; the style shows the one for the map's width (map.css). */
export default function MapPins({ drawing, pins }: { drawing: MapDrawing; pins: readonly MapPin[] }) {
  return layoutNames.map((name) => (
    <g key={name} className={`store-map__layout store-map__layout--${name}`}>
      {drawing[name].pins.map(({ x, y, from }, index) =>
        from === undefined ? null : (
          <g key={index} className="store-map__leader" aria-hidden="true">
            <line x1={at(from.x)} y1={at(from.y)} x2={at(x)} y2={at(y)} />
            <circle cx={at(from.x)} cy={at(from.y)} r={2.5} />
          </g>
        ),
      )}
      {drawing[name].names.map(({ name: town, x, y }) => (
        <text key={`${town} ${x} ${y}`} className="store-map__name" x={at(x)} y={at(y)} dy="4">
          {`${town} `}
        </text>
      ))}
      {drawing[name].pins.map(({ x, y, members }) => {
        const own = members.flatMap((member) => pins[member] ?? []);
        const many = own.length > 1;
        const pin = many ? gathered(own, `#${groupId(name, members)}`) : own[0];
        return pin === undefined ? null : (
          <PinLink key={pin.href} pin={pin} many={many}>
            <svg x={at(x)} y={at(y)} overflow="visible" aria-hidden="true">
              <circle className="map-pin__body" r={many ? 14 : 12} />
              <text className="map-pin__number" dy="4">
                {pin.number}
              </text>
            </svg>
          </PinLink>
        );
      })}
    </g>
  ));
}

const gathered = (own: readonly MapPin[], href: string): MapPin => ({
  number: own.length,
  label: `${own.length} stores at this spot of the map, numbered ${own.map(({ number }) => number).join(", ")}`,
  href,
});

function PinLink({ pin: { href, label }, many, children }: { pin: MapPin; many: boolean; children: JSX.Element }) {
  const named = { className: many ? "map-pin map-pin--many" : "map-pin", "aria-label": label, children };
  // A bare hash link would lose the query of the address.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among `named`
  return href.startsWith("#") ? <a href={href} {...named} /> : <Link to={href} {...named} />;
}
