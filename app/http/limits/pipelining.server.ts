import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests sent ahead that are passed over while one is answered. What has been parsed of them is held in memory. */
const mostAhead = 16;

/**
 * Answers one request of a connection at a time. What a client has sent ahead is not begun, and its connection ends with
 * the answer under way: neither browsers nor proxies do that. Node hands all of it over at once, and a response
 * behind another has no socket yet: it would never learn that the connection closed, and keep its file open for good.
 */
export function withoutPipelining(answer: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const before = ahead.get(socket);
    ahead.set(socket, before === undefined ? 0 : before + 1);
    if (before === mostAhead) return void socket.destroy();
    if (before !== undefined) return;
    res.once("close", () => {
      // Where the answer announced the end, nothing is begun for what is read only now.
      if (ahead.get(socket)! > 0 || socket.writableEnded) socket.destroySoon();
      else ahead.delete(socket);
    });
    answer(req, res);
  };
}
