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
      if (following === undefined) queues.delete(socket);
      else if (following[1].socket) begin(...following);
      // Without the socket there is no way to answer: it closed, or the last answer announced its end. The queue
      // stays, so that nothing is begun for a request that can't be answered.
      else socket.destroySoon();
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
