import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { avif, blackPng, jpeg, png, pngChunk, svg, tiff } from "../support/picture-files";
import { expectRefusal, modern, startGuardedPictureSite, type PictureSite } from "../support/picture-site";

let site: PictureSite;
let photo: Buffer;
beforeAll(async () => {
  site = await startGuardedPictureSite();
  photo = await jpeg({ width: 400, height: 300 });
  await site.put("photo.jpg", photo);
});
afterAll(() => site.close());

describe("A picture is refused before anything is opened or asked", () => {
  const addresses: [string, string][] = [
    ["another host by two slashes", "//pictures.example/a.png"],
    ["another host by three slashes", "///pictures.example/a.png"],
    ["another host by a backslash", "/\\pictures.example/a.png"],
    ["another host by two backslashes", "\\\\pictures.example\\a.png"],
    ["another host by encoded slashes", "/%2f%2fpictures.example/a.png"],
    ["another host by encoded backslashes", "/%5c%5cpictures.example/a.png"],
    ["a zero byte", "/photo.jpg\0.png"],
    ["an encoded zero byte", "/photo.jpg%00.png"],
    ["a line break", "/photo.jpg\r\nx: y.png"],
    ["a tab that URL parsers drop", "ht\ttp://pictures.example/a.png"],
    ["a space in front", " http://pictures.example/a.png"],
    ["a way up", "/../package.jpg"],
    ["a way up from a folder", "/pictures/../../secret.png"],
    ["an encoded way up", "/%2e%2e/secret.png"],
    ["a half encoded way up", "/.%2e/secret.png"],
    ["a twice encoded way up", "/%252e%252e/secret.png"],
    ["a way up by backslashes", "/..\\..\\secret.png"],
    ["an overlong way up", "/%c0%ae%c0%ae/secret.png"],
    ["a way that stays", "/./photo.jpg"],
    ["an empty part", "/pictures//photo.jpg"],
    ["a dotfile", "/.env.png"],
    ["a file in a hidden folder", "/.git/photo.jpg"],
    ["a file that is no picture", "/robots.txt"],
    ["an SVG of our own", "/favicon.svg"],
    ["a folder", "/pictures/"],
    ["a query that makes a second address", "/photo.jpg?1"],
    ["a fragment", "/photo.jpg#x.png"],
    ["an encoded letter that makes a second address", "/%70hoto.jpg"],
    ["a relative path", "photo.jpg"],
    ["nothing", ""],
    ["data:", "data:image/png;base64,iVBORw0KGgo="],
    ["file:", "file:///etc/passwd.png"],
    ["javascript:", "javascript:alert(1)//.png"],
    ["blob:", "blob:http://pictures.example/a.png"],
    ["ftp:", "ftp://pictures.example/a.png"],
    ["an address without slashes", "http:pictures.example/a.png"],
    ["an address with one slash", "http:/pictures.example/a.png"],
    ["an address with three slashes", "http:///pictures.example/a.png"],
    ["capitals in the scheme", "HTTP://pictures.example/a.png"],
    ["capitals in the host", "http://PICTURES.example/a.png"],
    ["a user", "http://user@pictures.example/a.png"],
    ["a user and a password", "http://user:pass@pictures.example/a.png"],
    ["an empty user", "http://@pictures.example/a.png"],
    ["the allowed host as the user", "http://pictures.example@evil.example/a.png"],
    ["the allowed host as the user, encoded", "http://pictures.example%40evil.example/a.png"],
    ["the allowed host before a backslash", "http://evil.example\\@pictures.example/a.png"],
    ["the allowed host as the beginning of another", "http://pictures.example.evil.example/a.png"],
    ["the allowed host as the end of another", "http://evilpictures.example/a.png"],
    ["a name below the allowed host", "http://a.pictures.example/a.png"],
    ["the allowed host with a dot at the end", "http://pictures.example./a.png"],
    ["the allowed host by a full-width letter", "http://\uff50ictures.example/a.png"],
    ["the allowed host with https, which the list does not say", "https://pictures.example/a.png"],
    ["the allowed host with http, where the list says https", "http://secure.example:8443/a.png"],
    ["another port", "http://pictures.example:8080/a.png"],
    ["the port written out", "http://pictures.example:80/a.png"],
    ["no port, where the list names one", "https://secure.example/a.png"],
    ["a host that is not on the list", "http://other.example/a.png"],
    ["the site itself", "https://www.bedlark.example/photo.jpg"],
    ["a way up at an allowed host", "http://pictures.example/a/../b.png"],
    ["127.0.0.1 as one number", "http://2130706433/a.png"],
    ["127.0.0.1 in octal", "http://0177.0.0.1/a.png"],
    ["127.0.0.1 in hexadecimal", "http://0x7f.0.0.1/a.png"],
    ["127.0.0.1 in two parts", "http://127.1/a.png"],
    ["the clouds' metadata", "http://169.254.169.254/latest/meta-data/a.png"],
    ["mapped loopback", "http://[::ffff:127.0.0.1]/a.png"],
    ["mapped loopback in hexadecimal", "http://[::ffff:7f00:1]/a.png"],
  ];
  test.each(addresses)("by its address: %s", async (_name, url) => {
    const asked = site.host.requests.length;
    expectRefusal(await site.picture(url), 400);
    expect(site.host.requests.length).toBe(asked);
    expect(site.nameServer.questions).not.toContain("A evil.example");
  });

  const queries: [string, string][] = [
    ["no parameter", ""],
    ["no url", "?w=640&q=75"],
    ["no width", "?url=%2Fphoto.jpg&q=75"],
    ["an empty width", "?url=%2Fphoto.jpg&w=&q=75"],
    ["a width that is not on the list", "?url=%2Fphoto.jpg&w=641&q=75"],
    ["a width of nothing", "?url=%2Fphoto.jpg&w=0&q=75"],
    ["a negative width", "?url=%2Fphoto.jpg&w=-640&q=75"],
    ["an endless width", "?url=%2Fphoto.jpg&w=99999999999999999999&q=75"],
    ["a second spelling of a width", "?url=%2Fphoto.jpg&w=0640&q=75"],
    ["a width in exponents", "?url=%2Fphoto.jpg&w=64e1&q=75"],
    ["a width with a fraction", "?url=%2Fphoto.jpg&w=640.0&q=75"],
    ["a width with a space", "?url=%2Fphoto.jpg&w=640%20&q=75"],
    ["an empty quality", "?url=%2Fphoto.jpg&w=640&q="],
    ["a quality that is not on the list", "?url=%2Fphoto.jpg&w=640&q=74"],
    ["a quality above all", "?url=%2Fphoto.jpg&w=640&q=101"],
    ["a quality that is none", "?url=%2Fphoto.jpg&w=640&q=NaN"],
    ["two urls", "?url=%2Fphoto.jpg&url=http%3A%2F%2Fevil.example%2F&w=640&q=75"],
    ["two widths", "?url=%2Fphoto.jpg&w=640&w=3840&q=75"],
    ["two qualities", "?url=%2Fphoto.jpg&w=640&q=75&q=90"],
    ["a url as a list", "?url[]=%2Fphoto.jpg&w=640&q=75"],
    ["a parameter that nobody knows", "?url=%2Fphoto.jpg&w=640&q=75&v=1"],
    ["a parameter named as the prototype", "?url=%2Fphoto.jpg&w=640&q=75&__proto__=1"],
    ["the mark of a data request", "?url=%2Fphoto.jpg&w=640&q=75&_data=root"],
    ["a url that is no text", "?url=%2Fphoto%FF.jpg&w=640&q=75"],
  ];
  test.each(queries)("by its query: %s", async (_name, query) => {
    expectRefusal(await site.ask(`/_next/image/${query}`), 400);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])("by its method: %s", async (method) => {
    const answer = await site.picture("/photo.jpg", { method });
    expectRefusal(answer, 405);
    expect(answer.headers.allow).toMatch(/^GET, HEAD/);
  });

  test("by its method: a form", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.picture("/photo.jpg", { method: "POST", headers, body: "w=640" });
    expectRefusal(answer, 405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  test("by the other names of the same path, which are none of it", async () => {
    for (const path of ["/_NEXT/image/", "/%5fnext/image/", "/_next/image/x/", "/_next/"]) {
      const { status, headers } = await site.ask(`${path}?url=%2Fphoto.jpg&w=640&q=75`);
      expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    }
  });
});

describe("A file is refused for what it is", () => {
  const whole = (text: string) => Buffer.from(text);
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ["an SVG named PNG", () => svg],
    [
      "an SVG after a byte order mark and a prolog",
      () => Buffer.concat([whole('\ufeff<?xml version="1.0"?>\n  '), svg]),
    ],
    ["an SVG that is packed", () => gzipSync(svg)],
    ["a page named PNG", () => whole("<!DOCTYPE html><script>alert(1)</script>")],
    ["a TIFF", () => tiff({ width: 20, height: 20 })],
    ["an AVIF", () => avif({ width: 20, height: 20 })],
    ["a PDF", () => whole("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n")],
    [
      "a script of ImageMagick",
      () => whole("push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 'http://127.0.0.1/'\npop graphic-context"),
    ],
    ["a picture of bare numbers", () => whole("P6 1 1 255\nabc")],
    ["a Windows bitmap", () => whole(`BM${"\0".repeat(60)}`)],
    ["a program", () => whole(`\x7fELF${"\0".repeat(60)}`)],
    ["nothing at all", () => whole("")],
    ["two bytes", () => Buffer.from([0xff, 0xd8])],
    ["the signature of a PNG and nothing else", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    [
      "the signature of a JPEG before a page",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), whole("<script>alert(1)</script>")]),
    ],
    ["the signature of a WebP before a page", () => whole("RIFF\0\0\0\0WEBP<script>alert(1)</script>")],
    ["the signature of a GIF before a script", () => whole("GIF89a/*<script>*/=alert(1)//")],
    ["a JPEG that is cut short", async () => photo.subarray(0, photo.length / 2)],
    ["a PNG that is cut short", async () => (await png({ width: 200, height: 200 })).subarray(0, 3000)],
    ["a PNG of 20,000 by 20,000 pixels", () => blackPng({ width: 20_000, height: 20_000 })],
    ["a PNG just above 40 million pixels", () => blackPng({ width: 8000, height: 5001 })],
    ["a PNG that says to be endless", () => blackPng({ width: 2_147_483_647, height: 1 }).fill(0xff, 16, 24)],
    ["a PNG without pixels", () => blackPng({ width: 0, height: 0 })],
  ];
  test.each(files)("%s", async (name, bytes) => {
    const path = `${name.replace(/[^a-z0-9]+/gi, "-")}.png`;
    await site.put(path, await bytes());
    expectRefusal(await site.picture(`/${path}`, { headers: modern }), 422);
  });

  test("a PNG of exactly 40 million pixels is none of these", async () => {
    await site.put("allowed.png", blackPng({ width: 8000, height: 5000 }));
    expect((await site.picture("/allowed.png")).status).toBe(200);
  });

  test.each([
    [1, 39_000_000],
    [39_000_000, 1],
    [1, 16_385],
    [16_385, 1],
  ])("a PNG of %i by %i pixels: a side is too long", async (width, height) => {
    await site.put(`${width}-${height}.png`, blackPng({ width, height }));
    expectRefusal(await site.picture(`/${width}-${height}.png`), 422);
  });

  test("a bomb of text in a PNG is not set off: the picture comes without it", async () => {
    const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(200_000_000, "a"))]);
    await site.put("bomb.png", blackPng({ width: 16, height: 16 }, [pngChunk("zTXt", text)]));
    const answer = await site.picture("/bomb.png");
    expect(answer.status === 200 ? answer.bytes.length : answer.status).toBeLessThan(500);
  });

  test("a picture that is a page too (a polyglot) is made anew, without the page", async () => {
    const page = Buffer.from("<html><script>alert('canary')</script>");
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const polyglot = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2), page, gzipSync(page)]);
    await site.put("polyglot.jpg", polyglot);
    for (const accept of ["*/*", modern.accept]) {
      const { status, bytes } = await site.picture("/polyglot.jpg", { headers: { accept } });
      expect(status).toBe(200);
      expect(bytes.toString("latin1")).not.toContain("canary");
    }
  });

  test("a picture under another one's name is told as what it is", async () => {
    await site.put("lying.png", photo);
    expect((await site.picture("/lying.png")).headers["content-type"]).toBe("image/jpeg");
  });

  test("one that is broken is not tried again at once, at whatever width", async () => {
    const body = blackPng({ width: 9000, height: 9000 });
    site.host.on("GET /broken.png", { headers: { "content-type": "image/png" }, body });
    for (const w of [640, 828, 1080])
      expectRefusal(await site.picture("http://pictures.example/broken.png", { w }), 422);
    expect(site.host.requestsOf("GET /broken.png")).toHaveLength(1);
  });
});

describe("Below the public folder", () => {
  beforeAll(async () => {
    await mkdir(join(site.folder, "public-old"));
    await writeFile(join(site.folder, "secret.png"), photo);
    await writeFile(join(site.folder, "public-old/secret.png"), photo);
    await mkdir(join(site.folder, "public/.hidden"));
    await writeFile(join(site.folder, "public/.hidden/secret.png"), photo);
    const link = (target: string, name: string) => symlink(target, join(site.folder, "public", name));
    await link("../secret.png", "out.png");
    await link(join(site.folder, "secret.png"), "out-absolute.png");
    await link("../public-old", "old");
    await link(".hidden/secret.png", "hidden.png");
    await link("loop.png", "loop.png");
    await link("/dev/zero", "endless.png");
    await link("photo.jpg", "inside.jpg");
    await mkdir(join(site.folder, "public/folder.png"));
    execFileSync("mkfifo", [join(site.folder, "public/pipe.png")]);
  });

  test.each([
    ["a link to a file outside", "/out.png"],
    ["a link to a file outside by its whole path", "/out-absolute.png"],
    ["a link to a folder beside it", "/old/secret.png"],
    ["a link to a hidden file", "/hidden.png"],
    ["a link to itself", "/loop.png"],
    ["a link to an endless device", "/endless.png"],
    ["a folder", "/folder.png"],
    ["a pipe that would never end", "/pipe.png"],
    ["a file that is none", "/nowhere.png"],
    ["a file as a folder", "/photo.jpg/x.png"],
    ["a name too long for any file", `/${"a".repeat(190)}.png`],
  ])("%s is not there", async (_name, url) => expectRefusal(await site.picture(url), 404));

  test("a link to another file of it is followed", async () => {
    expect((await site.picture("/inside.jpg")).status).toBe(200);
  });
});
