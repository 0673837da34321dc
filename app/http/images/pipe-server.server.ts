import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Encoded } from "./encode.server";

/**
 * A process that makes pictures: an HTTP server for the one connection that it is born with, the pipe to the server of
 * the site. It is given no settings, opens no socket, and ends with that connection, however that ended. What `make`
 * rejects is 422.
 */
export function servePipe(make: (sent: Buffer, order: unknown) => Promise<Encoded>): void {
  const pipe = new Socket({ fd: 3 });
  pipe.on("error", () => {});
  pipe.on("close", () => process.kill(process.pid, "SIGKILL"));
  // Both reach the whole group; the server decides when pictures under way are finished.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { type, body } = await make(await buffer(request), JSON.parse(String(request.headers.order)));
      response.setHeader("Content-Type", type).end(body);
    } catch {
      response.writeHead(422).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  // The other side decides how long it is kept.
  server.keepAliveTimeout = 0;
  server.emit("connection", pipe);
  process.stdout.write("ready");
}
