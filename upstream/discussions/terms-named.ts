import { readGlossary } from "../content/read-content";
import type { Db } from "../database/engine";

const most = 4;

/** Glossary terms in a text, in order of appearance. */
export async function termsNamed(db: Db, text: string): Promise<string[]> {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;
  const named = (await readGlossary(db)).flatMap(({ slug, term, also }) => {
    const at = [term, ...also]
      .map((name) =>
        plain.indexOf(
          ` ${name
            .toLowerCase()
            .replace(/[^\p{L}\d]+/gu, " ")
            .trim()} `,
        ),
      )
      .filter((place) => place >= 0);
    return at.length === 0 ? [] : [{ slug, at: Math.min(...at) }];
  });
  return named
    .sort((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ slug }) => slug);
}
