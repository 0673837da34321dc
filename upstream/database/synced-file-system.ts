import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { saysFull } from "./disk-full";

type Init = NodeFS["init"];
interface OpenFile {
  /** The native file descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}
type Operation = (...given: unknown[]) => unknown;
interface MountedFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (file: OpenFile) => number; write: Operation };
  node_ops: { mknod: Operation; setattr: Operation };
}

/** WASI's ENOSPC and EDQUOT. */
const fullErrors = [51, 19];

/** WASI's EIO, which PostgreSQL treats as "not written" and stops for. */
const inputOutputError = 29;

/**
 * PGlite's NODEFS has no fsync: the engine calls it and nothing happens, so an acknowledged row may be lost with the
 * page cache. This one passes the call on to the operating system.
 */
export class SyncedFileSystem extends NodeFS {
  /** Number of syncs passed on so far. */
  syncs = 0;
  /** Whether the disk ran out of space. The engine may stop because of it, and seldom says why. */
  full = false;

  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    const teach: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const mounted = module.NODEFS as unknown as MountedFileSystem;
      mounted.stream_ops.fsync = (file) => this.#sync(mounted, file);
      mounted.stream_ops.write = this.#noticing(mounted.stream_ops.write);
      mounted.node_ops.mknod = this.#noticing(mounted.node_ops.mknod);
      mounted.node_ops.setattr = this.#noticing(mounted.node_ops.setattr);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teach] } };
  }

  #noticing(operation: Operation): Operation {
    return (...given) => {
      try {
        return operation(...given);
      } catch (error) {
        if (fullErrors.includes((error as { errno?: number }).errno ?? 0)) this.full = true;
        throw error;
      }
    };
  }

  #sync(mounted: MountedFileSystem, file: OpenFile): number {
    const own = file.nfd === undefined ? openSync(mounted.realPath(file.node), "r") : null;
    try {
      fsyncSync(own ?? file.nfd!);
      this.syncs += 1;
      return 0;
    } catch (error) {
      this.full ||= saysFull(error);
      return inputOutputError;
    } finally {
      if (own !== null) closeSync(own);
    }
  }
}
