import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What happens to a write between the site and the upstream. */
export type WriteFault =
  /** The question for a token fails. */
  | { options: { status: number } | "dropped" | "late" | "without token" }
  /** The write never reaches the upstream, and this comes back. */
  | { unsent: { status: number; body: unknown; headers?: Record<string, string> } | "dropped" | "late" }
  /** The upstream does it, and this comes back instead of its answer. */
  | { stored: { status: number } | "dropped" | "cut" | "late" };

export interface WriteProxy {
  origin: string;
  /** Met by every write until it is cleared; reads pass. */
  fault: WriteFault | null;
  /** Address of the writes that meet it; others pass, as what comes before them in the same form. */
  meets: RegExp;
  /** Writes that the upstream has answered, under whatever fault. */
  done: number;
  close(): Promise<void>;
}

/** A real connection between the site and the upstream, on which writes fail as a test says. */
export async function startWriteProxy(upstream: string): Promise<WriteProxy> {
  const server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => void meet(req, res));
  const proxy: WriteProxy = { origin: "", fault: null, meets: /^/, done: 0, close };

  async function meet(req: IncomingMessage, res: ServerResponse) {
    const { fault } = proxy;
    const reading = req.method === "GET" || req.method === "HEAD";
    if (fault === null || reading || !proxy.meets.test(req.url ?? "")) return pass(req, res);
    if ("options" in fault) {
      if (req.method !== "OPTIONS") return pass(req, res);
      return answer(req, res, fault.options === "without token" ? { status: 200, body: {} } : fault.options);
    }
    if (req.method === "OPTIONS") return pass(req, res);
    if ("unsent" in fault) {
      await bodyOf(req);
      return answer(req, res, fault.unsent);
    }
    await forward(req);
    proxy.done += 1;
    answer(req, res, fault.stored);
  }

  async function pass(req: IncomingMessage, res: ServerResponse) {
    const given = await forward(req);
    if (req.method !== "GET" && req.method !== "OPTIONS") proxy.done += 1;
    res.writeHead(given.status, given.headers).end(given.body);
  }

  function forward(req: IncomingMessage) {
    return new Promise<{ status: number; headers: string[]; body: Buffer }>((resolve, reject) => {
      const { method, url: path, rawHeaders } = req;
      const sent = request(upstream + path, { method, headers: rawHeaders }, (given) => {
        bodyOf(given).then(
          (body) => resolve({ status: given.statusCode ?? 502, headers: given.rawHeaders, body }),
          reject,
        );
      });
      sent.on("error", reject);
      void bodyOf(req).then((body) => sent.end(body));
    });
  }

  function answer(
    { socket }: IncomingMessage,
    res: ServerResponse,
    fault: { status: number; body?: unknown; headers?: Record<string, string> } | "dropped" | "cut" | "late",
  ) {
    if (fault === "late") return;
    if (fault === "dropped") return void socket.resetAndDestroy();
    if (fault === "cut") {
      const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n";
      return void socket.write(`${head}{"half":`, () => socket.resetAndDestroy());
    }
    const { status, body = { detail: "A fault of the test." }, headers } = fault;
    res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  function close() {
    return new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
