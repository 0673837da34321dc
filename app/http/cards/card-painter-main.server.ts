import sharp from "sharp";
import { servePipe } from "../images/pipe-server.server";
import type { Card } from "./card";
import { paintCard } from "./paint-card.server";

/** The process that paints cards. It reads its fonts and opens no other file; of pictures it reads drawings of ours alone. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

servePipe(async (sent) => ({
  type: "image/png",
  body: await paintCard(JSON.parse(sent.toString()) as Card),
}));
