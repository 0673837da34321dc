import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { TileMapView } from "~/features/stores/tile-map-view.server";

/**
 * The drawn map, and where an operator configured tiles and scripts run, a button that puts an interactive one in
 * its place. Nothing of that one is loaded before the button is pressed.
 */
export default function MapSwitch({ view, children }: { view: TileMapView; children: ReactNode }) {
  const [state, setState] = useState<"drawn" | "loading" | "failed" | "interactive">("drawn");
  const [ready, setReady] = useState(false);
  const [TileMap, setTileMap] = useState<ComponentType<{ view: TileMapView }> | null>(null);
  useEffect(() => setReady(true), []);

  const interactive = state === "interactive" && TileMap !== null;
  const toggle = async () => {
    if (state === "loading") return;
    if (interactive) return setState("drawn");
    setState("loading");
    try {
      const loaded = await import("./tile-map.client");
      setTileMap(() => loaded.default);
      setState("interactive");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="stack stack--tight">
      {ready ? (
        <div className="cluster">
          <button className="button button--secondary button--small" type="button" onClick={() => void toggle()}>
            {interactive ? "Show the simple map" : "Show the interactive map"}
          </button>
          <p className="small soft" role="status">
            {state === "loading" ? "Loading the map…" : null}
            {state === "failed" ? "The interactive map didn’t load. This map shows the same stores." : null}
          </p>
        </div>
      ) : null}
      {interactive ? <TileMap view={view} /> : children}
    </div>
  );
}
