import { circle, divIcon, map as createMap, marker, tileLayer, type Map as LeafletMap } from "leaflet";
import leafletStyle from "~/styles/tile-map.css";
import { useEffect, useRef } from "react";
import { useNavigate } from "@remix-run/react";
import type { TileMapView } from "~/features/stores/tile-map-view.server";

/** Tile servers offer light tiles only, so both color schemes use them. */
const ring = { color: "#21379a", weight: 2, dashArray: "6 4", fill: false, interactive: false } as const;
const metersPerMile = 1609.344;

/** A map of tiles with the same pins; loaded on demand, since the library weighs more than a page. */
export default function TileMap({ view }: { view: TileMapView }) {
  const sheet = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    let map: LeafletMap | null = null;
    let gone = false;
    void withStyle().then(() => {
      if (!gone) map = draw(element, view, navigate);
    });
    return () => {
      gone = true;
      map?.remove();
    };
  }, [view, navigate]);
  return <div className="tile-map" ref={sheet} role="region" aria-label="Interactive map of stores" />;
}

/** The library's style, once; the map measures itself by it. */
function withStyle(): Promise<void> {
  const known = document.querySelector(`link[href="${leafletStyle}"]`);
  if (known !== null) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = leafletStyle;
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
}

function draw(element: HTMLElement, view: TileMapView, navigate: (to: string) => void): LeafletMap {
  const { tiles, center, miles, radius, pins } = view;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, { zoomAnimation: !still, fadeAnimation: !still, scrollWheelZoom: false });
  map.attributionControl.setPrefix(false);
  const middle: [number, number] = [center.latitude, center.longitude];
  const shown = circle(middle, { radius: (radius ?? miles) * metersPerMile, ...ring });
  map.fitBounds(shown.getLatLng().toBounds(2 * miles * metersPerMile));
  tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: 18 }).addTo(map);
  if (radius !== null) shown.addTo(map);
  // The nearest last, so that it lies on top.
  for (const pin of [...pins].reverse()) addPin(map, pin, navigate);
  return map;
}

function addPin(map: LeafletMap, pin: TileMapView["pins"][number], navigate: (to: string) => void) {
  const icon = divIcon({
    className: pin.number === null ? "tile-map__pin tile-map__pin--other" : "tile-map__pin",
    html: pin.number === null ? "" : String(pin.number),
    iconSize: [26, 26],
  });
  const drawn = marker([pin.latitude, pin.longitude], { icon, title: pin.title }).addTo(map);
  drawn.getElement()?.setAttribute("aria-label", pin.number === null ? pin.title : `${pin.number}: ${pin.title}`);
  const link = document.createElement("a");
  link.href = pin.href;
  link.textContent = pin.title;
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(pin.href);
  });
  const content = document.createElement("div");
  content.append(link, document.createElement("br"), pin.detail);
  content.addEventListener("keydown", (event) => {
    if (event.key === "Escape") map.closePopup();
  });
  drawn.bindPopup(content);
  drawn.on("popupopen", () => link.focus());
  drawn.on("popupclose", () => drawn.getElement()?.focus());
}

/** Attributions are plain text; the library would read markup in them. */
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
