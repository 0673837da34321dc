import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { paintCard } from "../cards/paint-card.server";
import { encode, limitDecoders, type Encoded } from "./encode.server";
import type { Order } from "./picture-processes.server";

/**
 * A process that makes pictures for the image optimizer and paints cards: an HTTP server for the one connection that it is
 * born with, the pipe to the server of the site. It is given no settings, opens no socket and no file but fonts, and ends
 * with that connection, however that ended.
 */
const pipe = new Socket({ fd: 3 });
pipe.on("error", () => {});
pipe.on("close", () => process.kill(process.pid, "SIGKILL"));
// Both reach the whole group; the server decides when pictures under way are finished.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

/** One at a time: the other side sends the next order when the last one is answered. */
async function make(sent: Buffer, order: Order): Promise<Encoded> {
  limitDecoders(order);
  if (order !== "card") return encode(sent, order);
  return { type: "image/png", body: await paintCard(JSON.parse(sent.toString())) };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { type, body } = await make(await buffer(request), JSON.parse(String(request.headers.order)));
    response.setHeader("Content-Type", type).end(body);
  } catch {
    response.writeHead(422).end();
  }
}

const server = createServer((request, response) => void answer(request, response));
// The other side decides how long it is kept.
server.keepAliveTimeout = 0;
server.emit("connection", pipe);
process.stdout.write("ready");
