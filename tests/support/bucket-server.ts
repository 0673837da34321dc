import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The one pair that a bucket of the tests knows. */
export const bucketKey = { id: "the-key", secret: "the-secret" };

/** An S3-compatible bucket in memory, addressed by path. It checks signatures, and refuses whatever isn't signed. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const answer = (method: string, path: string, body: Buffer): [status: number, body?: Buffer] => {
    if (method === "PUT") objects.set(path, body);
    else if (method === "DELETE") objects.delete(path);
    if (method === "DELETE") return [204];
    const found = objects.get(path);
    return found === undefined ? [404] : method === "GET" ? [200, found] : [200];
  };
  const server = createServer((request, response) => {
    const { method = "", url: path = "", headers } = request;
    void buffer(request).then((body) => {
      const signed = headers.authorization === authorizationOf({ method, path, headers }, bucketKey);
      const [status, found] = signed ? answer(method, path, body) : [403];
      response.writeHead(status).end(found);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * What a request's Authorization should be by AWS Signature Version 4, for the headers and the scope that it names itself.
 * The path has no query and nothing that is escaped.
 */
export function authorizationOf(
  { method, path, headers }: { method: string; path: string; headers: IncomingHttpHeaders },
  { id, secret }: typeof bucketKey,
): string {
  const given = headers.authorization ?? "";
  const [, scope = ""] = /Credential=[^/]+\/([^,]+)/.exec(given) ?? [];
  const [, names = ""] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const signed = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, path, "", signed.join(""), names, headers["x-amz-content-sha256"]].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(key, ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n")).toString("hex");
  return given.replace(/Credential=[^/]+/, `Credential=${id}`).replace(/Signature=.*/, `Signature=${signature}`);
}
