import { connect, type Socket } from "node:net";

/** A request as it is sent over the wire. */
export const getRequest = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** A connection that has sent all this at once, and reads nothing until it is resumed. */
export async function sendAhead(port: number, requests: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" }).pause();
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.once("close", resolve).write(requests, () => resolve()));
  return socket;
}

/** All that a connection brings until it ends, however it does. */
export function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) =>
    socket.once("close", () => resolve(Buffer.concat(chunks).toString("latin1"))).resume(),
  );
}
