/** The shape that tests see; described in route-list.mjs. */
export interface Route {
  id: string;
  url: string;
  file: string;
  loader: boolean;
  action: boolean;
  page: boolean;
}

export function routeList(): Promise<Route[]>;
