import { createCanvas, loadImage, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import {
  type BedCard,
  type Card,
  type CardDrawing,
  type CardSide,
  cardSize,
  type PairCard,
  type TextCard,
} from "./card";
import { type Block, type Lettering, setBlock, setLettering, shortened } from "./lettering.server";

/** Colors of the light scheme (app/styles/tokens.css): a picture on another site follows no scheme. */
const colors = {
  paper: "#f7f8fc",
  surface: "#ffffff",
  ink: "#141b38",
  inkSoft: "#4a5274",
  line: "#d8ddec",
  faint: "#c3cade",
  dawn: "#b2450f",
  dawnBright: "#f08a4b",
  dawnSoft: "#fdeee3",
  onDawnSoft: "#7b2d06",
  night: "#121a3d",
  onNight: "#f2f4fd",
  onNightSoft: "#b9c2e8",
} as const;

const margin = 64;
const strip = 84;
const { width, height } = cardSize;
/** Above the strip. */
const room = height - strip;

const title: Lettering = { family: "display", size: 68, color: colors.ink };
const body: Lettering = { family: "text", size: 30, color: colors.inkSoft };
const eyebrow: Lettering = { family: "text", size: 28, color: colors.dawn, weight: 600 };

/** The logo (app/site/markup/fixed-parts.server.tsx), 30 wide and 28 high from 1, 1. */
const mark = {
  dawn: "M6 23.5a10 10 0 0 1 20 0z",
  bed: "M3 27h26",
  lark: "M5 18.5C9 17.5 11.5 15.5 13 13 9.5 11.5 7 7.5 6.5 3c5 .8 9 3 11 5.8 1-1.4 2.7-2.1 4.4-1.7 1 .2 1.7.8 2.1 1.5l3.5.9-3.5 1.2c-.4 4.1-3.7 7.3-8.5 8.1-3.7.6-7.5.5-10.5-.3z",
};

/** A card as a PNG. */
export async function paintCard(card: Card): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  if (card.kind === "bed") await paintBed(context, card);
  else if (card.kind === "pair") await paintPair(context, card);
  else paintText(context, card);
  paintStrip(context, card);
  return canvas.encode("png");
}

/** Text from a top edge down; its height. */
function write(context: SKRSContext2D, text: string, lettering: Lettering, at: { x: number; y: number }, block: Block) {
  const { lines, size, height: tall } = setBlock(context, text, lettering, block);
  setLettering(context, { ...lettering, size });
  for (const [index, line] of lines.entries())
    context.fillText(line, at.x, at.y + size * (0.8 + index * block.leading));
  return tall;
}

async function paintBed(context: SKRSContext2D, { brand, name, about, facts, drawing }: BedCard): Promise<void> {
  const wide = 548;
  await paintDrawing(context, drawing, { x: width - margin - wide + 36, y: 44, width: wide });
  const column = { width: 560, leading: 1.12 };
  const at = { x: margin, y: margin };
  write(context, brand, eyebrow, at, { ...column, lines: 1, least: 22 });
  at.y += 48;
  at.y += write(context, name, title, at, { ...column, lines: 3, least: 44 }) + 22;
  write(context, about, body, at, { ...column, lines: 2, least: 26, leading: 1.3 });
  paintFacts(context, facts, 424);
}

function paintFacts(context: SKRSContext2D, facts: BedCard["facts"], top: number): void {
  if (facts.length === 0) return;
  const wide = (width - 2 * margin) / 3;
  context.fillStyle = colors.line;
  context.fillRect(margin, top - 22, width - 2 * margin, 2);
  for (const [index, { label, value, scale }] of facts.slice(0, 3).entries()) {
    const x = margin + index * wide;
    setLettering(context, { family: "text", size: 24, color: colors.inkSoft, weight: 500 });
    context.fillText(shortened(context, label, wide - 24), x, top + 22);
    const figure: Lettering = { family: "text", size: 38, color: colors.ink, weight: 700 };
    write(context, value, figure, { x, y: top + 40 }, { width: wide - 24, lines: 1, least: 24, leading: 1 });
    if (scale !== undefined) paintScale(context, scale, { x, y: top + 88, width: wide - 48 });
  }
}

function paintScale(
  context: SKRSContext2D,
  { from, to }: { from: number; to: number },
  at: { x: number; y: number; width: number },
): void {
  const step = at.width / 10;
  for (let place = 1; place <= 10; place += 1) {
    context.fillStyle = place >= Math.round(from) && place <= Math.round(to) ? colors.dawnBright : colors.line;
    context.beginPath();
    context.roundRect(at.x + step * (place - 1), at.y, step - 5, 12, 3);
    context.fill();
  }
}

async function paintPair(context: SKRSContext2D, card: PairCard): Promise<void> {
  const lettering: Lettering = { ...title, size: 60, align: "center" };
  write(context, card.title, lettering, { x: width / 2, y: 42 }, { width: 1072, lines: 1, least: 36, leading: 1.1 });
  const wide = (width - 2 * margin) / 2;
  for (const [index, side] of card.sides.entries())
    await paintSide(context, side, { x: margin + index * wide, width: wide });
  context.fillStyle = colors.line;
  context.fillRect(width / 2 - 1, 150, 2, 360);
}

async function paintSide(context: SKRSContext2D, side: CardSide, at: { x: number; width: number }): Promise<void> {
  const wide = 430;
  const middle = at.x + at.width / 2;
  await paintDrawing(context, side.drawing, { x: middle - wide / 2, y: 112, width: wide });
  const column = { width: at.width - 56, lines: 1, leading: 1.2 };
  const name: Lettering = { family: "text", size: 32, color: colors.ink, weight: 700, align: "center" };
  const top = 404;
  const below = write(
    context,
    `${side.brand} ${side.name}`,
    name,
    { x: middle, y: top },
    { ...column, lines: 2, least: 28 },
  );
  const score: Lettering = { ...body, size: 28, align: "center" };
  write(context, side.score, score, { x: middle, y: top + below + 14 }, { ...column, least: 22 });
}

function paintText(context: SKRSContext2D, card: TextCard): void {
  const column = { width: 680, leading: 1.14 };
  const heading = { ...column, lines: 4, least: 44 };
  const above = 50 + setBlock(context, card.title, title, heading).height + 26;
  const left = Math.floor((room - 2 * 48 - above) / (body.size * 1.4));
  const rest = { ...column, lines: Math.max(1, Math.min(4, left)), least: 28, leading: 1.4 };
  const below = setBlock(context, card.summary, body, rest).height;
  const at = { x: margin, y: (room - above - below) / 2 };
  write(context, card.eyebrow, eyebrow, at, { ...column, lines: 1, least: 22 });
  at.y += 50;
  write(context, card.title, title, at, heading);
  at.y += above - 50;
  write(context, card.summary, body, at, rest);
  paintMark(context, { x: 788, y: (room - 325) / 2, width: 348 }, { ink: colors.ink, edge: colors.paper });
}

function paintStrip(context: SKRSContext2D, { site, demo }: Card): void {
  context.fillStyle = colors.night;
  context.fillRect(0, room, width, strip);
  paintMark(context, { x: margin, y: room + 14, width: 58 }, { ink: colors.onNight, edge: colors.night });
  setLettering(context, { family: "display", size: 36, color: colors.onNight });
  context.fillText(shortened(context, site, 480), margin + 76, room + 54);
  if (!demo) return;
  const words = "Demo with made-up data";
  setLettering(context, { family: "text", size: 26, color: colors.onDawnSoft, weight: 600 });
  const wide = context.measureText(words).width + 40;
  context.fillStyle = colors.dawnSoft;
  context.beginPath();
  context.roundRect(width - margin - wide, room + 19, wide, 46, 23);
  context.fill();
  context.fillStyle = colors.onDawnSoft;
  context.fillText(words, width - margin - wide + 20, room + 51);
}

/** The logo in a box: the lark with an edge in the color of the ground, so that it stands off the dawn. */
function paintMark(
  context: SKRSContext2D,
  at: { x: number; y: number; width: number },
  { ink, edge }: { ink: string; edge: string },
): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(at.width / 30, at.width / 30);
  context.translate(-1, -1);
  context.fillStyle = colors.dawnBright;
  context.fill(new Path2D(mark.dawn));
  context.lineCap = "round";
  context.lineWidth = 2.5;
  context.strokeStyle = ink;
  context.stroke(new Path2D(mark.bed));
  const lark = new Path2D(mark.lark);
  context.lineWidth = 1.4;
  context.strokeStyle = edge;
  context.stroke(lark);
  context.fillStyle = ink;
  context.fill(lark);
  context.restore();
}

/** A drawing by the library that knows patterns; the canvas would leave them out. */
async function paintDrawing(
  context: SKRSContext2D,
  drawing: CardDrawing,
  at: { x: number; y: number; width: number },
): Promise<void> {
  const { data, info } = await sharp(Buffer.from(drawing), { density: 144 })
    .resize({ width: at.width * 2 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  context.drawImage(await loadImage(data), at.x, at.y, at.width, (at.width * info.height) / info.width);
}
