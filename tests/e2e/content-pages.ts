import type { APIRequestContext } from "playwright/test";
import type { OpenPage } from "./open-pages";
import { sameOrigin, signedIn } from "./page-forms";

export const teachingPages: readonly OpenPage[] = [
  { name: "guide", path: "/guides/mattress-types/" },
  { name: "guide to accessories", path: "/guides/mattress-accessories/", repeat: true },
  { name: "guide that does not exist", path: "/guides/no-such-guide/", status: 404, repeat: true },
  { name: "glossary, filtered", path: "/mattress-glossary/?kind=materials&q=foam", repeat: true },
  { name: "glossary, word of another kind", path: "/mattress-glossary/?kind=materials&q=plush", repeat: true },
  { name: "glossary, nothing found", path: "/mattress-glossary/?q=zzqqxxyy", repeat: true },
  { name: "term", path: "/mattress-glossary/pocketed-coil/" },
  { name: "term that is not there", path: "/mattress-glossary/no-such-term/", status: 404, repeat: true },
];

const account = "staff@example.com";
const zoning = "/admin/content/term/zoning/";

/** The pages on which staff edit texts, one of them with two versions. */
export async function editingPages(request: APIRequestContext): Promise<OpenPage[]> {
  const { origin } = new URL((await request.get("/about/")).url());
  const staff = await signedIn(origin, account);
  // Another worker may have published one meanwhile, which is as good.
  await staff.post(zoning, {
    form: {
      base: "1",
      title: "Zoning",
      summary: "Softer and firmer parts in one mattress, for shoulders, back and hips.",
      body: "Your hips weigh more than your calves.\n\n::figure{name=zones}\n\nAsk where the zones are.",
      reviewed_on: "2026-11-20",
      kind: "construction",
      note: "Shorter",
    },
    headers: sameOrigin,
    maxRedirects: 0,
  });
  await staff.dispose();
  return [
    { name: "guide to be edited", path: "/admin/content/guide/mattress-types/", account },
    { name: "term to be edited", path: "/admin/content/term/latex/", account, repeat: true },
    { name: "earlier version of a text", path: `${zoning}?version=1`, account },
    { name: "text that is not there", path: "/admin/content/term/no-such/", status: 404, account, repeat: true },
  ];
}
