import type { Logger } from "~/platform/logger.server";
import type { Encoded, Order } from "./encode.server";
import { startEncoderProcess, type EncoderProcess } from "./encoder-process.server";
import { ImageFault, noPicture, tooBusy, tooCostly } from "./image-fault.server";

export interface EncoderOptions {
  /** The bundle that a process runs. */
  script: string;
  log: Logger;
  times: EncoderTimes;
}

/** Milliseconds: for one picture, until an idle process is ended, after a failed start. */
export interface EncoderTimes {
  picture: number;
  idle: number;
  restart: number;
}

export interface Encoder {
  /** Rejects with an ImageFault. A process each for those under way at once: callers see to how many. */
  encode(bytes: Buffer, order: Order): Promise<Encoded>;
  close(): Promise<void>;
}

/**
 * Processes that make pictures, started when they are needed and ended when nobody has asked for a while, which
 * also gives back what their allocator kept. One that dies or takes too long takes its own picture with it only.
 */
export function createEncoder({ script, log, times }: EncoderOptions): Encoder {
  const running = new Set<EncoderProcess>();
  const idle = new Map<EncoderProcess, NodeJS.Timeout>();
  let closed = false;
  let failures = 0;
  let notBefore = 0;

  const start = () => {
    if (closed || performance.now() < notBefore) throw tooBusy("no_encoder");
    const begun = startEncoderProcess(script, log);
    running.add(begun);
    void begun.ended.then(() => {
      running.delete(begun);
      clearTimeout(idle.get(begun));
      idle.delete(begun);
    });
    return begun;
  };
  const rest = (used: EncoderProcess) => void idle.set(used, setTimeout(used.kill, times.idle).unref());
  const wake = () => {
    const [found] = idle.keys();
    if (found === undefined) return null;
    clearTimeout(idle.get(found));
    idle.delete(found);
    return found;
  };

  const encodeAt = async (at: EncoderProcess, bytes: Buffer, order: Order): Promise<Encoded> => {
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      at.kill();
    }, times.picture);
    try {
      const made = await at.encode(bytes, order);
      failures = 0;
      rest(at);
      if (made === null) throw noPicture("undecodable");
      return made;
    } catch (error) {
      if (late) throw tooCostly();
      if (!at.started) {
        notBefore = performance.now() + Math.min(30_000, times.restart * 2 ** failures++);
        throw tooBusy("no_encoder");
      }
      throw error;
    } finally {
      clearTimeout(limit);
    }
  };

  const encode: Encoder["encode"] = async (bytes, order) => {
    const rested = wake();
    try {
      return await encodeAt(rested ?? start(), bytes, order);
    } catch (error) {
      if (error instanceof ImageFault) throw error;
      // One that had rested may have been dead before: the picture is not to blame until a new one dies of it.
      if (rested === null) throw noPicture("encoder_died");
      return encode(bytes, order);
    }
  };

  return {
    encode,
    async close() {
      closed = true;
      for (const each of running) each.kill();
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
}
