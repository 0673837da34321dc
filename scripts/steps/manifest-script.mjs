import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";
import { Failure } from "./project.mjs";

/** @typedef {import("./join.mjs").Manifest} Manifest */

/**
 * Routes that pages for everybody do without: those of an account, of a mailed link, of a form that was begun, of staff,
 * and what is no page. A link to one loads a document, whose manifest has it (app/site/loading/navigation-guard.ts).
 */
const apart = new RegExp(
  `^routes/(?:${[
    ...["admin", "account", "your-reviews", "confirm-review", "unsubscribe", "signin_", "signup_"],
    ...["cashback\\.claim", "cashback\\.confirm", "review-mattress(?:-store)?\\.(?:draft|thanks)"],
    ...["(?:mattress-review|store-reviews)\\.\\$id_", "mattress-model\\.\\$slug_", "mattress-stores\\.map"],
    ...["search\\.suggestions", "current-user", "mattress-reviews\\.feed"],
    ...["card\\[", "mattress-comparison\\.\\$url_"],
  ].join("|")})`,
);
/** Those of texts, of what visitors write and of the contact form, whose links load documents from everywhere else. */
const reading =
  /^routes\/(?:guides|mattress-glossary|mattress-questions|mattress-forum|posts|(?:siteterms|privacy(?:_\.choices)?|sitemap)$|help\.|contact(?:$|_)|pages\.)/;
/**
 * A few more that are only read. Their scripts are shared as those of pages for everybody. None below a page with a
 * parameter (/expert-reviews/:slug/), which would be taken for theirs.
 */
const told = /^routes\/(?:about$|reviews_\.rules|testimonials)/;
/** Of what is apart, those of staff. */
const staff = /^routes\/admin/;

export const isApart = (/** @type {string} */ route) => apart.test(route) || reading.test(route);

/**
 * The manifests that pages can do with, the smallest first: that of pages for everybody, without what is apart; with
 * texts, for those; of members, with neither texts nor staff; and of staff, without texts.
 * @param {Manifest} manifest @param {(letter: string) => string} urlOf of the script of each @returns {Manifest[]}
 */
export function reducedManifests(manifest, urlOf) {
  const without = (/** @type {string} */ letter, /** @type {RegExp[]} */ ...leftOut) => {
    const kept = Object.entries(manifest.routes).filter(([id]) => !leftOut.some((pattern) => pattern.test(id)));
    return { ...manifest, routes: Object.fromEntries(kept), url: urlOf(letter) };
  };
  return [
    without("p", apart, reading, told),
    without("t", apart),
    without("m", reading, told, staff),
    without("s", reading, told),
  ];
}

/** What a route says of itself by being there or not. */
const flags = ["index", "hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

/**
 * Makes the manifest again in the browser. Every page loads it and it has a line for every route, so each line says only
 * what does not follow from the route's name: `name flags hash files`, flags as one number in base 36, files as two
 * digits in base 36 each, their places in the list of shared files.
 */
const expand =
  `(e,v,u,b,s,l)=>({entry:e,version:v,url:u,routes:Object.fromEntries(l.split("\\n").map(t=>{` +
  `const[n,f,h,i]=t.split(" "),g=parseInt(f,36),r=n!="root",d=r?"routes/"+n:n,` +
  `p=n=="$"?"*":r?n.replace(/\\.?_index$/,"").replace(/_?\\./g,"/").replace(/\\[\\/]/g,".").replace(/\\$/g,":"):"",` +
  `o={id:d,module:b+d.replace(/[$[\\]]/g,"_")+"-"+h+".js"};` +
  `r&&(o.parentId="root");(p||!r)&&(o.path=p);i&&(o.imports=i.match(/../g).map(x=>b+"_shared/shared-"+s[parseInt(x,36)]+".js"));` +
  `${JSON.stringify(flags)}.map((k,j)=>{(j||g&1)&&(o[k]=!!(g>>j&1))});return[d,o]}))})`;

/**
 * The script that gives the browser its manifest: a third of the size that it has as JSON. Throws when a route does not
 * follow the rules by which the script makes it again.
 * @param {Manifest} manifest @param {string} base of its addresses
 */
export function manifestScript(manifest, base) {
  const { entry, version, url, routes } = manifest;
  const list = Object.values(routes);
  const shared = [...new Set(list.flatMap(({ imports = [] }) => imports))].sort();
  const nameOf = (/** @type {string} */ file) => /_shared\/shared-([^.]+)\.js$/.exec(file)?.[1] ?? "";
  const lines = list.map((route) => {
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (route));
    const number = flags.reduce((sum, key, place) => sum + (own[key] === true ? 2 ** place : 0), 0);
    const files = (route.imports ?? []).map((file) => shared.indexOf(file).toString(36).padStart(2, "0"));
    const hash = /-([^-.]+)\.js$/.exec(route.module)?.[1];
    return [route.id.replace(/^routes\//, ""), number.toString(36), hash, files.join("")].join(" ").trimEnd();
  });
  const given = [entry, version, url, base, shared.map(nameOf), lines.join("\n")].map((each) => JSON.stringify(each));
  const script = `window.__remixManifest=(${expand})(${given.join(",")});\n`;
  const plain = (/** @type {unknown} */ value) => /** @type {unknown} */ (JSON.parse(JSON.stringify(value)));
  if (!isDeepStrictEqual(plain(readManifestScript(script)), plain(manifest)))
    throw new Failure(
      "The browser's manifest does not survive being made shorter (scripts/steps/manifest-script.mjs).",
    );
  return script;
}

/** The manifest that a script of ours gives the browser. @param {string} script @returns {Manifest} */
export function readManifestScript(script) {
  /** @type {{ __remixManifest?: Manifest }} */
  const window = {};
  runInNewContext(script, { window });
  if (window.__remixManifest === undefined) throw new Failure("The browser's manifest is no script of ours.");
  return window.__remixManifest;
}
