import { mkdir, readFile, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AwsClient } from "aws4fetch";
import { syncDirectory, writeFileAtomically } from "../atomic-write";

/** Stores the pictures made from uploads, under names of letters, digits, "-" and "_". */
export interface UploadStorage {
  /** Resolves once the data would survive a crash. An existing name is overwritten. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null: the name doesn't exist. */
  get(name: string): Promise<Buffer | null>;
  /** Succeeds even if the name doesn't exist. */
  remove(name: string): Promise<void>;
}

/** A bucket at the URL, or else a directory, which is created with the first file. */
export const uploadStorage = (url: string | undefined, directory: string): UploadStorage =>
  url === undefined ? directoryStorage(directory) : bucketStorage(url);

function directoryStorage(directory: string): UploadStorage {
  const pathOf = (name: string) => join(directory, name.slice(0, 2), `${name}.webp`);
  // A fixed name, so that what a killed process left behind is removed with the upload.
  const unfinishedOf = (path: string) => `${path}.part`;
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFileAtomically(path, bytes, unfinishedOf(path));
      await syncDirectory(directory);
    },
    get: (name) => readFile(pathOf(name)).catch(ifAbsent(null)),
    async remove(name) {
      for (const path of [pathOf(name), unfinishedOf(pathOf(name))]) await unlink(path).catch(ifAbsent(undefined));
    },
  };
}

const ifAbsent =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return value;
    throw error;
  };

/** Timeout in milliseconds for requests to a bucket. */
const bucketTimeoutMs = 5000;

/** An S3-compatible bucket: https://{key}:{secret}@{host}/{bucket}?region={region}, addressed by path. */
function bucketStorage(url: string): UploadStorage {
  const { username, password, origin, pathname, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? "us-east-1",
    retries: 2,
  });
  const ask = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Buffer) => {
    const answer = await client.fetch(`${origin}${pathname.replace(/\/$/, "")}/${name}.webp`, {
      method,
      ...(body === undefined ? {} : { body: new Uint8Array(body), headers: { "Content-Type": "image/webp" } }),
      signal: AbortSignal.timeout(bucketTimeoutMs),
    });
    if (answer.status === 404 && method !== "PUT") return null;
    if (!answer.ok) throw new Error(`The bucket for uploads answered ${method} with ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return {
    put: async (name, bytes) => void (await ask("PUT", name, bytes)),
    get: (name) => ask("GET", name),
    remove: async (name) => void (await ask("DELETE", name)),
  };
}
