import { encode, limitDecoders, type Order } from "./encode.server";
import { readFrames, writeFrame } from "./frames.server";

/**
 * The process that makes pictures: orders with their sources on stdin, pictures on stdout, one at a time. It knows
 * no settings, opens no file and no socket, and ends with the server, however that ended.
 */

const end = () => process.kill(process.pid, "SIGKILL");
process.stdin.on("close", end);
// Both reach the whole group; the server decides when pictures under way are finished.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

limitDecoders();
writeFrame(process.stdout, { ready: true }, Buffer.alloc(0));
readFrames<Order>(
  process.stdin,
  1_073_741_824,
  ({ head, body }) => {
    encode(body, head).then(
      (made) => writeFrame(process.stdout, { type: made.type }, made.body),
      () => writeFrame(process.stdout, { type: null }, Buffer.alloc(0)),
    );
  },
  end,
);
