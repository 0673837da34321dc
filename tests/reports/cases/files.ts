import { expect } from "vitest";
import { detailedPhoto, screenshot } from "../../support/picture-files";
import { pdf } from "../../support/pdf-files";
import { formKey, type World } from "../world";
import type { ReportCase } from "./report-case";

/** Photos and receipts as phones and mail programs make them. */

/** The last step of a review’s draft that takes a file, and what was kept of it. */
async function draftWithFiles(world: World) {
  const visitor = await world.visitor();
  const begun = await visitor.post(world.reviewForm, {
    ...{ rating: "4", title: "Firm, and warm in July", body: "It holds my back up, which the one before it did not." },
    key: formKey(),
  });
  const token = /\/draft\/([\w-]+)\//.exec(begun.location ?? "")![1]!;
  const uploads = () => world.upstream.db.selectFrom("upload").select(["id", "pages", "width", "height"]).execute();
  const send = async (step: "proof" | "photo", file: Buffer, name: string) => {
    const before = new Set((await uploads()).map(({ id }) => id));
    const page = await visitor.postFile(`/review-mattress/draft/${token}/${step}/`, file, name);
    const row = (await uploads()).find(({ id }) => !before.has(id));
    return { status: page.status, error: page.errorAt("file"), row };
  };
  return { send };
}

export const fileCases: readonly ReportCase[] = [
  {
    report: "largePhoto",
    title: "a photo of 48 megapixels with much detail is taken as it comes from the phone",
    async check(world) {
      const { send } = await draftWithFiles(world);
      const photo = await detailedPhoto({ width: 8_000, height: 6_000 }, 96);
      expect([photo.length > 12_000_000, photo.length < 20_000_000, photo.length]).toEqual([true, true, photo.length]);
      const { status, error, row } = await send("photo", photo, "IMG_2041.JPG");
      expect([status, error]).toEqual([303, null]);
      expect(Math.min(row!.width, row!.height)).toBeGreaterThan(900);
    },
  },
  {
    report: "tallScreenshot",
    title: "a receipt of many screens is kept in pieces as wide as it was, whichever format it has",
    async check(world) {
      const { send } = await draftWithFiles(world);
      const tall = screenshot({ width: 828, height: 14_000 });
      for (const [file, name] of [
        [await tall.clone().png().toBuffer(), "Screenshot_2026.png"],
        [await tall.clone().jpeg({ quality: 80 }).toBuffer(), "scroll.jpg"],
        [await tall.clone().webp({ quality: 80 }).toBuffer(), "long.webp"],
      ] as const) {
        const { status, error, row } = await send("proof", file, name);
        expect([name, status, error]).toEqual([name, 303, null]);
        expect([name, row!.width, row!.pages > 3]).toEqual([name, 828, true]);
      }
    },
  },
  {
    report: "bytesBeforePdf",
    title: "a PDF is one with a byte order mark, lines of a mail or a comment before its head",
    async check(world) {
      const fronts = [
        "\u00ef\u00bb\u00bf",
        "\n\n\n",
        "Content-Type: application/pdf\r\n\r\n",
        `${" ".repeat(900)}\n`,
        "\0\0",
      ];
      for (const [index, front] of fronts.entries()) {
        const { send } = await draftWithFiles(world);
        // Of another width each, since a draft keeps the same paper once.
        const page = (wider: number) => ({ pages: 2, mediaBox: `0 0 ${500 + 20 * index + wider} 792` });
        for (const file of [Buffer.concat([Buffer.from(front, "latin1"), pdf(page(0))]), pdf({ ...page(10), front })]) {
          const { status, error, row } = await send("proof", file, "receipt.pdf");
          expect([front, status, error, row?.pages]).toEqual([front, 303, null, 2]);
        }
      }
    },
  },
];
