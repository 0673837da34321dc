import { expect } from "vitest";
import { unmarkedTexts } from "../../support/written-direction";
import { formKey, longAgo, newMark, type World } from "../world";
import type { SiteVisitor } from "../site-visitor";
import type { ReportCase } from "./report-case";

/** What people write, as the page shows it. */

async function open(site: SiteVisitor, text: string, title = "Which frame doesn’t squeak?") {
  const page = await site.post("/mattress-forum/new/", {
    ...{ does: "post", title, category: "choosing-a-bed", text, key: formKey(), name: `Nora ${newMark().slice(0, 8)}` },
  });
  expect([text.slice(0, 80), page.status, page.errorAt("text")]).toEqual([text.slice(0, 80), 303, null]);
  return page.location!.split(/[?#]/)[0]!;
}

/** By somebody who has written here before, who may post more than one link and as often as a case does. */
async function regular(world: World) {
  const member = await world.member();
  await open(member.site, "I am here for the first time.");
  await world.upstream.db
    .updateTable("participant")
    .set({ joined_on: "2026-01-01", posts: 20 })
    .where("account_id", "=", member.id)
    .execute();
  return member;
}

/** The HTML of a post’s text. */
const postOf = (html: string) => /<div class="[^"]*prose[^"]*"[^>]*>([^]*?)<\/div>/.exec(html)?.[1] ?? "";
const bare = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .trim();

const quotable = [
  "Fish &amp; chips, 5&nbsp;feet, &lt;b&gt;, &quot;soft&quot; and &copy; 2026 &#8212; all of it.",
  "See [the page of foam](https://en.wikipedia.org/wiki/Foam_(bedding)) (it’s long).",
  "They wrote [sic] that it’s “firm” [see below] and [this] (not that).",
  "An autolink: <https://www.example.com/a_b_c?d=1&e=2>.",
  "[a [nested] one](/guides/) and \\*stars\\* and 2 \\* 3, `code`, ~~gone~~ and # no heading.",
  "**Bold**, *thin* and ***both***; snake_case_name, __init__ and _this_.",
  "1. One\n2. Two\n\n- three\n- four\n\n> five\n\nSix",
  "It’s 60\u00a0×\u00a080 inches\u2014really. ½ price! 5 < 6 > 4 & so on.",
  "Tabs\tand  two  spaces\nand a line’s end,\u200b and nothing seen.",
  `An emoji 👩‍👩‍👧‍👦 at the end of ${"many words ".repeat(54)}👍🏽👍🏽👍🏽`,
  "HTML <b>bold</b> <!-- comment --> <script>alert(1)</script> &#x3c;i&#x3e;",
  "https://example.com/(a)/[b]/c_d_e, and (https://example.com/f).",
  "![a picture](https://example.com/a.png) and [text][1]\n\n[1]: https://example.com/",
];

export const postCases: readonly ReportCase[] = [
  {
    report: "refusedQuote",
    title: "the quote that a reply begins with is taken as it is, and shown",
    async check(world) {
      const writer = await regular(world);
      const reader = await regular(world);
      for (const text of quotable) {
        await longAgo(world);
        const path = await open(writer.site, text);
        const form = await reader.site.get(`${path}?quote=1`);
        const [quote, quoted, discussion] = [form.valueOf("quote"), form.valueOf("quoted"), form.valueOf("discussion")];
        expect([text, (quote ?? "").length > 5, quoted]).toEqual([text, true, "1"]);
        const fields = {
          does: "post",
          discussion: discussion!,
          quoted: quoted!,
          quote: quote!,
          text: "So it is.",
          key: formKey(),
        };
        const sent = await reader.site.post(path, fields);
        expect([text, sent.status, sent.errorAt("quote")]).toEqual([text, 303, null]);
        // As a browser sends it, with both characters of a line’s end.
        await longAgo(world);
        const again = await reader.site.post(path, {
          ...fields,
          ...{ quote: quote!.replaceAll("\n", "\r\n"), text: "Still so.", key: formKey() },
        });
        expect([text, again.status, again.errorAt("quote")]).toEqual([text, 303, null]);
        const { html } = await reader.site.get(path);
        const quotes = [...html.matchAll(/post__quote[^]*?<blockquote[^>]*>([^]*?)<\/blockquote>/g)];
        const begins = quote!.replace(/\s+/g, " ").trim().slice(0, 40);
        expect([text, quotes.map(([, shown]) => bare(shown!).slice(0, begins.length))]).toEqual([
          text,
          [begins, begins],
        ]);
      }
    },
  },
  {
    report: "cutEmoji",
    title: "no list, title or description ends within an emoji, a flag or an accented letter",
    async check(world) {
      const writer = await regular(world);
      for (const [index, emoji] of ["😴", "👩‍👩‍👧‍👦", "👍🏽", "🇺🇸", "é", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "नि"].entries())
        for (const before of [147, 149, 197]) {
          await longAgo(world);
          // A letter of its own: lists have the texts before it, too.
          const letter = String.fromCodePoint(97 + index);
          const text = `${letter.repeat(before)}${emoji.repeat(80)} ${"more words ".repeat(20)}`;
          const path = await open(writer.site, text, `Ends ${before} ${newMark().slice(0, 6)}`);
          const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
          let cut = 0;
          for (const place of [path, "/mattress-forum/", "/account/posts/"]) {
            const { html } = await writer.site.get(place);
            expect([place, emoji, before, html.includes("\ufffd")]).toEqual([place, emoji, before, false]);
            // Of what follows the letters there are whole characters alone.
            for (const [, rest = "", end] of html.matchAll(
              new RegExp(`${letter}{${before}}(?!${letter})([^\\s<"…]*)(…?)`, "g"),
            )) {
              if (end === "…") cut += 1;
              const whole = [...characters.segment(rest)].every(({ segment }) => segment === emoji);
              expect([place, emoji, before, rest, whole]).toEqual([place, emoji, before, rest, true]);
            }
          }
          expect([emoji, before, cut > 0]).toEqual([emoji, before, true]);
        }
    },
  },
  {
    report: "figuresAsMarks",
    title: "weights, prices and sizes stay as they were typed, also in lists, quotes and between words",
    async check(world) {
      const writer = await regular(world);
      for (const text of [
        ...[">300 lbs", ">$1,000 is too much", "> 6'2\" and heavy", ">= 250 lbs", ">~300 lbs", "+ $200 for pickup"],
        ...["- $50", "-$50", "- 10% off", "+ 2 pillows", "60*80*12", "60 * 80 * 12", "60”*80”*12”", "3*$400*2"],
        ...["5'*6'*1'", "12*12*12*12", "$1,200*2 = $2,400", "~$500~ now $400", "#1 for hips", "1/2 inch"],
        ...["*60x80", "L*W*H: 80*60*12", "-5°F in the truck", "+1 208"],
        ...["- .5 inch", "> 1/2 of it", "- ½ inch", "cost: $5_000_000", "a_b_c*d*e"],
      ]) {
        await longAgo(world);
        const { html } = await writer.site.get(await open(writer.site, `It is:\n\n${text}`));
        const shown = postOf(html);
        const typed = bare(shown.replace("It is:", ""));
        expect([text, typed, /<(?:blockquote|ul|ol|em|strong|h\d)\b/.test(shown)]).toEqual([text, text, false]);
      }
    },
  },
  {
    report: "brokenLinks",
    title: "an address is one link, whole, and without the sentence around it",
    async check(world) {
      const writer = await regular(world);
      for (const [text, href] of [
        ["https://en.wikipedia.org/wiki/Foam_(bedding)", "https://en.wikipedia.org/wiki/Foam_(bedding)"],
        ["(https://en.wikipedia.org/wiki/Foam_(bedding)_(old))", "https://en.wikipedia.org/wiki/Foam_(bedding)_(old)"],
        ["https://example.com/a_-_b_-_c.html", "https://example.com/a_-_b_-_c.html"],
        ["https://example.com/*a*/_b_/", "https://example.com/*a*/_b_/"],
        ["**https://example.com/x_y**", "https://example.com/x_y"],
        ["_https://example.com/x_y_", "https://example.com/x_y"],
        ["“https://example.com/q”", "https://example.com/q"],
        ["https://example.com/?a=1&b=2&copy=3", "https://example.com/?a=1&amp;b=2&amp;copy=3"],
        ["https://example.com/it's", "https://example.com/it's"],
        ["HTTPS://Example.com/A", "HTTPS://Example.com/A"],
        ["<https://example.com/a_(b)_c>", "https://example.com/a_(b)_c"],
        ["[foam](https://example.com/Foam_(x)_-_y)", "https://example.com/Foam_(x)_-_y"],
        ["https://example.com/a#b_c_d!", "https://example.com/a#b_c_d"],
        ["https://example.com/~nora/a~b~c", "https://example.com/~nora/a~b~c"],
        ["https://example.com/a)b", "https://example.com/a"],
        ["https://example.com/söfa_ä", "https://example.com/s%C3%B6fa_%C3%A4"],
        ["https://example.com/a_-_\u200b", "https://example.com/a_-_"],
        ["https://example.com/a_(b)_-_…", "https://example.com/a_(b)_-_"],
      ] as const) {
        await longAgo(world);
        const { html } = await writer.site.get(await open(writer.site, `Look at ${text} first.`));
        const links = [...postOf(html).matchAll(/href="([^"]*)"/g)].map(([, each]) => each!.replaceAll("&#x27;", "'"));
        expect([text, links]).toEqual([text, [href]]);
      }
    },
  },
  {
    report: "mixedDirection",
    title: "Hebrew and Arabic have a direction of their own in titles, posts, messages and forms that come back",
    async check(world) {
      const { site } = await world.member();
      for (const words of ["איזה מזרן? (7!)", "ما هي المرتبة (7)؟"]) {
        const path = await open(site, `${words} 60*80\n\n- ${words}\n\nEnglish, too.`, words);
        for (const place of [path, "/mattress-forum/", `/search/?q=${encodeURIComponent(words)}`, "/account/posts/"]) {
          const { html } = await site.get(place);
          expect([place, html.includes(words), unmarkedTexts(html)]).toEqual([place, true, []]);
        }
        const refused = await site.post("/contact/", { topic: "none", message: words, name: words, email: "x" });
        const kept = [refused.valueOf("message"), refused.valueOf("name")];
        expect([refused.status, kept, unmarkedTexts(refused.html)]).toEqual([400, [words, words], []]);
        await longAgo(world);
      }
    },
  },
];
