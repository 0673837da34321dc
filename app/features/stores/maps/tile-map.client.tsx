import {
  circle,
  divIcon,
  layerGroup,
  map as createMap,
  marker,
  tileLayer,
  type LayerGroup,
  type Map as LeafletMap,
} from "leaflet";
import leafletStyle from "~/styles/tile-map.css?url";
import { useEffect, useRef } from "react";
import { useNavigate } from "@remix-run/react";
import { gatherPins } from "./map-layout";
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

function draw(element: HTMLElement, view: TileMapView, navigate: Navigate): LeafletMap {
  const { tiles, center, miles, radius, pins } = view;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, { zoomAnimation: !still, fadeAnimation: !still, scrollWheelZoom: false });
  map.attributionControl.setPrefix(false);
  const middle: [number, number] = [center.latitude, center.longitude];
  const shown = circle(middle, { radius: (radius ?? miles) * metersPerMile, ...ring });
  map.fitBounds(shown.getLatLng().toBounds(2 * miles * metersPerMile));
  tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: 18 }).addTo(map);
  if (radius !== null) shown.addTo(map);
  const shownPins = layerGroup().addTo(map);
  const place = () => placePins(map, shownPins, pins, navigate);
  map.on("zoomend", place);
  place();
  return map;
}

type Pin = TileMapView["pins"][number];
type Navigate = (to: string) => void;

/** Those that would overlap at this zoom become one, as on the drawn map. */
function placePins(map: LeafletMap, layer: LayerGroup, pins: readonly Pin[], navigate: Navigate) {
  layer.clearLayers();
  const spots = pins.map(({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]));
  // The nearest last, so that it lies on top.
  for (const { members } of gatherPins(spots).reverse()) {
    addPin(
      map,
      layer,
      members.flatMap((member) => pins[member] ?? []),
      navigate,
    );
  }
}

/** One pin for one store, or for several with their count. */
function addPin(map: LeafletMap, layer: LayerGroup, own: readonly Pin[], navigate: Navigate) {
  const [pin] = own;
  if (pin === undefined) return;
  const many = own.length > 1;
  const title = many ? `${own.length} stores at this spot of the map` : pin.title;
  const kind = many ? " tile-map__pin--many" : pin.number === null ? " tile-map__pin--other" : "";
  const icon = divIcon({
    className: `tile-map__pin${kind}`,
    html: many ? String(own.length) : String(pin.number ?? ""),
    iconSize: many ? [30, 30] : [26, 26],
  });
  const drawn = marker([pin.latitude, pin.longitude], { icon, title }).addTo(layer);
  drawn.getElement()?.setAttribute("aria-label", many || pin.number === null ? title : `${pin.number}: ${title}`);
  const content = document.createElement("div");
  for (const each of own) {
    const entry = document.createElement("p");
    entry.append(storeLink(each, navigate), document.createElement("br"), each.detail);
    content.append(entry);
  }
  content.className = "tile-map__stores";
  content.addEventListener("keydown", (event) => {
    if (event.key === "Escape") map.closePopup();
  });
  drawn.bindPopup(content, { maxHeight: 220 });
  drawn.on("popupopen", () => content.querySelector("a")?.focus());
  drawn.on("popupclose", () => drawn.getElement()?.focus());
}

function storeLink({ href, number, title }: Pin, navigate: Navigate): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = number === null ? title : `${number}: ${title}`;
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  });
  return link;
}

/** Attributions are plain text; the library would read markup in them. */
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
