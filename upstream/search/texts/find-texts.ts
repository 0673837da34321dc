import { sql } from "kysely";
import { type FoundText, type SearchAnswer, type TextKind, textKinds } from "#contracts/search";
import type { Db } from "../../database/engine";
import { textQuery } from "../../database/text-query";
import { pagesOf } from "../../listing/pages";
import type { AskedSearch } from "../find-results";

/** Per kind, if no kind was requested. */
const shownOfEach = 3;
const perPage = 20;

type Wanted = Pick<AskedSearch, "typed" | "kind" | "page">;

interface Row {
  kind: TextKind;
  slug: string;
  title: string;
  excerpt: string;
  /** The text without its markup. */
  plain: string;
  count: number;
}

/** Private-use characters, which don't occur in texts. */
const [open, close] = ["\uE000", "\uE001"];
const whole = `StartSel=${open}, StopSel=${close}, HighlightAll=true`;
const ofText = `StartSel=${open}, StopSel=${close}, MaxFragments=1, MaxWords=32, MinWords=16`;

/**
 * Directives and Markdown markup, which excerpts don't show: between words, and attached to words. No match continues
 * past the start of the next one, because a text may consist of nothing but starts.
 */
const between = String.raw`:{1,2}[a-z]+(\{[^{}]*\}|\[[^][]*\])+|[#>|]|\n *- `;
const atWords = String.raw`\]\([^()]*\)|[][*_]`;

/**
 * Guides, terms, pages about the site, questions and threads whose title or text contains all words of a query in any
 * form, best first; exact titles come before others.
 */
export async function findTexts(db: Db, { typed, kind: asked, page }: Wanted): Promise<SearchAnswer["texts"]> {
  const kind = textKinds.find((each) => each === asked) ?? null;
  // Names of one kind were requested, or nothing.
  if (kind !== asked || typed === "") return [];
  const [most, from] = kind === null ? [shownOfEach, 0] : [perPage, (page - 1) * perPage];
  const { rows } = await sql<Row>`
    with query as (select ${textQuery(typed)} as words),
    hits as (
      select content_page.kind, slug, title, body as text, summary, 2 + ts_rank(version.words, query.words) as rank
      from content_page
      join content_version as version on version.page_id = content_page.id and version.version = content_page.version
      cross join query
      where version.words @@ query.words and content_page.kind in ('guide', 'term', 'page')
      union all
      select discussion.kind, slug, title, best.text, '' as summary, coalesce(4 * ts_rank(discussion.words, query.words), 0) + best.rank
      from query, lateral (
        select distinct on (found.discussion_id) found.discussion_id, found.text, found.rank
        from (
          select post.discussion_id, post.text, post.number, ts_rank(post.words, query.words) as rank
          from post where not hidden and post.words @@ query.words
          union all
          select discussion.id, post.text, 1, 0
          from discussion join post on post.discussion_id = discussion.id and post.number = 1 and not post.hidden
          where discussion.words @@ query.words
        ) as found
        order by found.discussion_id, found.rank desc, found.number
      ) as best
      join discussion on discussion.id = best.discussion_id and not discussion.hidden
    ),
    ranked as (
      select *, count(*) over (partition by kind)::integer as count,
        row_number() over (partition by kind order by lower(title) = lower(${typed}) desc, rank desc, slug) as place
      from hits where ${kind === null ? sql`true` : sql`kind = ${kind}`}
    ),
    shown as (
      select *, trim(regexp_replace(regexp_replace(text, ${between}, ' ', 'g'), ${atWords}, '', 'g')) as plain
      from ranked where place > ${from} and place <= ${from + most}
    )
    select kind, slug, count, plain, ts_headline('english', title, query.words, ${whole}) as title,
      case kind when 'term' then ts_headline('english', summary, query.words, ${whole})
        else ts_headline('english', plain, query.words, ${ofText}) end as excerpt
    from shown cross join query
    order by place`.execute(db);
  return textKinds
    .map((each) => rows.filter((row) => row.kind === each))
    .filter((found) => found.length > 0)
    .map((found) => ({ kind: found[0]!.kind, count: found[0]!.count, items: found.map(toText) }));
}

/** The end of a list of texts of one kind; null: no kind was requested. Throws 404 if the page is past it. */
export function pagesOfTexts({ kind: asked, page }: Wanted, texts: SearchAnswer["texts"]) {
  const kind = textKinds.find((each) => each === asked);
  if (kind === undefined) return null;
  return { kind, pages: pagesOf(texts[0]?.count ?? 0, perPage, page) };
}

const toText = ({ kind, slug, title, excerpt, plain }: Row): FoundText => ({
  slug,
  title: marked(title),
  // For a term, its whole summary.
  excerpt: marked(kind === "term" ? excerpt : withEnds(excerpt, plain)),
});

/** An excerpt with an ellipsis where the text continues. */
function withEnds(excerpt: string, plain: string): string {
  const text = excerpt.replaceAll(open, "").replaceAll(close, "");
  const before = plain.indexOf(text);
  // Leaving out a quotation mark or a period doesn't cut off a word.
  const isCut = (rest: string) => /[\p{L}\p{N}]/u.test(rest);
  const begins = before > 0 && isCut(plain.slice(0, before)) ? "…" : "";
  const ends = before >= 0 && isCut(plain.slice(before + text.length)) ? "…" : "";
  return `${begins}${excerpt.trim()}${ends}`;
}

/** A text in segments, each marked as a match or not. */
function marked(text: string): FoundText["title"] {
  const tidy = text.replace(/\s+/g, " ").trim();
  return tidy
    .split(new RegExp(`(${open}[^${open}${close}]*${close})`))
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith(open) ? { text: piece.slice(1, -1), found: true } : { text: piece, found: false },
    );
}
