import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
interface OpenFile {
  /** Descriptor of a file; a directory has none. */
  nfd?: number;
  node: unknown;
}
interface MountedFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/** EIO of WASI, which PostgreSQL takes as "not written" and stops for. */
const inputOutputError = 29;

/**
 * PGlite's NODEFS has no fsync: the engine asks for one and nothing happens, so an acknowledged row
 * may be lost with the page cache. This one passes it on to the operating system.
 */
export class SyncedFileSystem extends NodeFS {
  /** Number of syncs passed on so far. */
  syncs = 0;

  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    const teach: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const mounted = module.NODEFS as unknown as MountedFileSystem;
      mounted.stream_ops.fsync = (file) => this.#sync(mounted, file);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teach] } };
  }

  #sync(mounted: MountedFileSystem, file: OpenFile): number {
    const own = file.nfd === undefined ? openSync(mounted.realPath(file.node), "r") : null;
    try {
      fsyncSync(own ?? file.nfd!);
      this.syncs += 1;
      return 0;
    } catch {
      return inputOutputError;
    } finally {
      if (own !== null) closeSync(own);
    }
  }
}
