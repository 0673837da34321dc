import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildConnector } from "undici";
import { expect } from "vitest";
import type { ImageOverrides } from "~/http/images/images.server";
import { internet } from "~/http/images/network.server";
import { bundlePictureProcess } from "./bundled-process";
import { startNameServer } from "./name-server";
import { startSampleSite, type Answer, type Ask } from "./sample-site";
import { httpPeer } from "./fake-http-server";

let bundle: Promise<string> | undefined;

/** An address that is public, at which the tests' host of pictures is said to be. */
export const publicAddress = "93.184.215.14";

/**
 * The server with a public folder of its own, a host of pictures (http://pictures.example) and a name server that
 * knows it. Only the last step is not as it would be: whatever address is connected to, the host answers.
 */
export async function startPictureSite(
  settings: Record<string, string> = {},
  {
    times,
    tls,
    script,
  }: { times?: Partial<ImageOverrides["times"]>; script?: string; tls?: buildConnector.BuildOptions } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-pictures-"));
  const publicFolder = join(folder, "public");
  await mkdir(publicFolder);
  const host = await httpPeer();
  const names = new Map<string, string[]>([["pictures.example", [publicAddress]]]);
  const nameServer = await startNameServer((name) => names.get(name) ?? []);
  const connected: string[] = [];
  const reach = { port: String(host.port) };
  const dial = buildConnector({ timeout: 2000, ...tls });
  bundle ??= bundlePictureProcess();
  const world = {
    folder: publicFolder,
    script: script ?? (await bundle),
    // The lowest priority may have to wait long where all the tests run at once.
    times: { picture: 60_000, idle: 60_000, restart: 1000, wait: 60_000, ...times },
    network: {
      ...internet([nameServer.address]),
      connect: ((options, callback) => {
        connected.push(options.hostname);
        dial({ ...options, hostname: "127.0.0.1", port: reach.port }, callback);
      }) satisfies buildConnector.connector,
    },
  };
  const site = await startSampleSite({ IMAGE_HOSTS: "http://pictures.example", ...settings }, undefined, world);

  return {
    ...site,
    folder,
    host,
    /** What each name is told to be. */
    names,
    nameServer,
    /** The addresses that were connected to. */
    connected,
    /** Where connections end, whatever their address. */
    reach,
    async put(path: string, bytes: Buffer | string) {
      const file = join(publicFolder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    /** Asks for a picture; whatever `url` is, it is escaped as a browser would. */
    picture: (url: string, { w = 640, q = 75, ...options }: Ask & { w?: number; q?: number } = {}): Promise<Answer> =>
      site.ask(`/_next/image/?url=${encodeURIComponent(url)}&w=${w}&q=${q}`, options),
    async close() {
      await site.close();
      await host.close();
      await nameServer.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type PictureSite = Awaited<ReturnType<typeof startPictureSite>>;

/** A site with an origin, hosts of each kind on its list, and a bound for bytes that is easily passed. */
export const startGuardedPictureSite = () =>
  startPictureSite({
    SITE_URL: "https://www.bedlark.example",
    IMAGE_HOSTS: "http://pictures.example, https://secure.example:8443, http://127.0.0.1, http://[::1]",
    IMAGE_MAX_BYTES: "5000000",
  });

/** What Chromium sends for a picture. */
export const modern = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };

/** No error tells what the server is made of, and nobody keeps it. */
export function expectRefusal(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.headers["content-type"]).not.toContain("image/");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.body).not.toMatch(/VipsJpeg|vips|sharp|libspng|ENOENT|ECONN|\/public|node_modules|\.ts\b/);
}
