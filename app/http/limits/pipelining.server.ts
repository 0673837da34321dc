import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

type RequestAndResponse = Parameters<RequestListener>;

const maxWaiting = 16;

/**
 * Answers the requests of one connection one after another. Node hands over at once whatever a client has sent
 * ahead, and a response behind another has no socket yet: it never learns that the connection closed, so a file
 * opened for it stays open for good. Here nothing is begun for a request before its response has the socket.
 * A client that sends further ahead is cut off, since what has been parsed for it is held in memory.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, RequestAndResponse[]>();

  const begin = (...[req, res]: RequestAndResponse): void => {
    const { socket } = req;
    res.once("close", () => {
      const following = queues.get(socket)?.shift();
      if (following?.[1].socket) begin(...following);
      // There is no way to answer any more: the connection closed, or the last answer announced its end. The queue
      // stays, so that nothing is begun for what was sent ahead and is read only now.
      else if (following !== undefined || socket.writableEnded) socket.destroySoon();
      else queues.delete(socket);
    });
    answer(req, res);
  };

  return (req, res) => {
    const queue = queues.get(req.socket);
    if (queue === undefined) {
      queues.set(req.socket, []);
      begin(req, res);
    } else if (queue.length < maxWaiting) queue.push([req, res]);
    else req.socket.destroy();
  };
}
