import { readdirSync, readFileSync } from "node:fs";

/** What a route of the site says in its handle for the data layer. */
export interface RouteWords {
  /** Path from the project's folder. */
  file: string;
  /** Whether it shows a page. */
  isPage: boolean;
  /** Type, subtype and, of an editorial page, of what kind its text is; null: its handle doesn't say. */
  words: string[] | null;
}

const folder = "app/routes";

/** From the sources, since a built route doesn't load without its server. */
export const routeWords = (): RouteWords[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsx"))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const source = readFileSync(file, "utf8");
      const said = /^export const handle\b[^\n]*=\s*\{\s*page: (\[[^\]]*\])/m.exec(source)?.[1];
      return {
        file,
        isPage: /^export default function /m.test(source),
        words: said === undefined ? null : (JSON.parse(said) as string[]),
      };
    });
