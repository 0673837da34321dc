import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { internet } from "~/http/images/network.server";
import { jpeg } from "../support/picture-files";
import { pictureHostCertificate as certificate } from "../support/picture-host-certificate";
import { publicAddress, startPictureSite, type PictureSite } from "../support/picture-site";
import { startSampleSite } from "../support/sample-site";
import { httpPeer } from "../support/fake-http-server";

let site: PictureSite;
let photo: Buffer;
let asked = 0;
beforeAll(async () => {
  site = await startPictureSite({
    IMAGE_HOSTS:
      "http://pictures.example,http://other.example,https://pictures.example,https://other.example,http://127.0.0.1,http://[::1],http://2130706433",
  });
  photo = await jpeg({ width: 100, height: 100 });
  site.host.on("GET /a.jpg", { headers: { "content-type": "image/jpeg" }, body: photo });
});
beforeEach(() => {
  site.host.dropSockets();
  site.connected.length = 0;
  site.nameServer.questions.length = 0;
});
afterAll(() => site.close());

/** A new picture each time, so that none is kept and none known to fail. */
const fresh = () => {
  const path = `/${(asked += 1)}.jpg`;
  site.host.on(`GET ${path}`, { headers: { "content-type": "image/jpeg", connection: "close" }, body: photo });
  return path;
};

describe("A name on the list of hosts", () => {
  const inside: [string, string[]][] = [
    ["this machine", ["127.0.0.1"]],
    ["this machine by another number", ["127.8.8.8"]],
    ["no machine", ["0.0.0.0"]],
    ["a network of ten", ["10.1.2.3"]],
    ["a network of 172", ["172.31.255.255"]],
    ["a network of 192", ["192.168.0.1"]],
    ["a provider's own network", ["100.64.0.1"]],
    ["the clouds' metadata", ["169.254.169.254"]],
    ["a group", ["224.0.0.251"]],
    ["everybody", ["255.255.255.255"]],
    ["this machine by IPv6", ["::1"]],
    ["this machine, mapped", ["::ffff:127.0.0.1"]],
    ["a private address, mapped", ["::ffff:10.0.0.1"]],
    ["this machine, embedded", ["::127.0.0.1"]],
    ["a private address, translated", ["64:ff9b::10.0.0.1"]],
    ["a private address by 6to4", ["2002:a00:1::"]],
    ["a link", ["fe80::1"]],
    ["a site's own network", ["fd00:ec2::254"]],
    ["a group by IPv6", ["ff02::1"]],
    ["a public address and a private one", [publicAddress, "10.0.0.1"]],
    ["a private address and a public one", ["10.0.0.1", publicAddress]],
    ["a public address and a private one by IPv6", [publicAddress, "fd00::1"]],
  ];
  test.each(inside)(
    "that leads to %s is refused after it is resolved, and nothing is connected to",
    async (_name, addresses) => {
      site.names.set("pictures.example", addresses);
      const { status } = await site.picture(`http://pictures.example${fresh()}`);
      expect(status).toBe(400);
      expect(site.connected).toEqual([]);
      expect(site.nameServer.questions.sort()).toEqual(["A pictures.example", "AAAA pictures.example"]);
    },
  );

  test.each([
    ["IPv4", [publicAddress], publicAddress],
    ["IPv6", ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"], "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
    ["both", ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", publicAddress], publicAddress],
  ])("is connected to at the very address that was looked at: %s", async (_name, addresses, address) => {
    site.names.set("pictures.example", addresses);
    expect((await site.picture(`http://pictures.example${fresh()}`)).status).toBe(200);
    expect(site.connected).toEqual([address]);
  });

  test("that tells another address each time (DNS rebinding) is believed once: the address that was looked at is used", async () => {
    const answers = [[publicAddress], ["127.0.0.1"]];
    site.names.set("pictures.example", answers[0]!);
    const get = site.names.get.bind(site.names);
    site.names.get = (name) => (site.nameServer.questions.length > 2 ? answers[1] : get(name));
    const first = await site.picture(`http://pictures.example${fresh()}`);
    expect([first.status, site.connected]).toEqual([200, [publicAddress]]);
    site.host.dropSockets();
    const second = await site.picture(`http://pictures.example${fresh()}`);
    expect([second.status, site.connected]).toEqual([400, [publicAddress]]);
    site.names.get = get;
  });

  test("that does not exist is an answer and no failure of ours", async () => {
    site.names.delete("pictures.example");
    expect((await site.picture(`http://pictures.example${fresh()}`)).status).toBe(502);
    expect(site.connected).toEqual([]);
  });
});

describe("A number on the list of hosts", () => {
  test.each(["http://127.0.0.1/a.jpg", "http://[::1]/a.jpg"])("is no way around: %s", async (url) => {
    expect((await site.picture(url)).status).toBe(400);
    expect([site.connected, site.nameServer.questions]).toEqual([[], []]);
  });

  test("is not asked for at this machine even where nothing of the server is exchanged", async () => {
    const inside = await httpPeer();
    inside.on("GET /a.jpg", { headers: { "content-type": "image/jpeg" }, body: photo });
    const hosts = [`http://127.0.0.1:${inside.port}`, `http://localhost:${inside.port}`];
    const whole = await startSampleSite({ IMAGE_HOSTS: hosts.join(",") });
    try {
      for (const host of hosts) {
        const { status } = await whole.ask(`/_next/image/?url=${encodeURIComponent(`${host}/a.jpg`)}&w=640&q=75`);
        expect([400, 502]).toContain(status);
      }
      expect(inside.connections()).toBe(0);
    } finally {
      await whole.close();
      await inside.close();
    }
  });

  test("is what localhost is resolved to as well", async () => {
    const found = await internet().resolve("localhost");
    expect(found.filter((address) => !["127.0.0.1", "::1"].includes(address))).toEqual([]);
  });
});

describe("A host with https", () => {
  let names: string[];
  let secure: ReturnType<typeof createServer>;
  let trusting: PictureSite;
  let doubting: PictureSite;
  beforeAll(async () => {
    names = [];
    secure = createServer(
      { ...certificate, SNICallback: (name, callback) => (names.push(name), callback(null)) },
      (_request, response) => {
        response.setHeader("content-type", "image/jpeg");
        response.end(photo);
      },
    );
    await new Promise<void>((resolve) => secure.listen(0, "127.0.0.1", resolve));
    const hosts = { IMAGE_HOSTS: "pictures.example, other.example" };
    trusting = await startPictureSite(hosts, { tls: { ca: certificate.cert } });
    doubting = await startPictureSite(hosts);
    for (const each of [trusting, doubting]) {
      each.names.set("other.example", [publicAddress]);
      each.reach.port = String((secure.address() as AddressInfo).port);
    }
  });
  afterAll(async () => {
    await trusting.close();
    await doubting.close();
    await new Promise((resolve) => secure.close(resolve));
  });

  test("must have the certificate of its name, though it is connected to by its address", async () => {
    expect((await trusting.picture("https://pictures.example/a.jpg")).status).toBe(200);
    expect([trusting.connected, names]).toEqual([[publicAddress], ["pictures.example"]]);
  });

  test("is not believed with the certificate of another name", async () => {
    expect((await trusting.picture("https://other.example/a.jpg")).status).toBe(502);
  });

  test("is not believed with a certificate that nobody signed", async () => {
    expect((await doubting.picture("https://pictures.example/a.jpg")).status).toBe(502);
  });
});
