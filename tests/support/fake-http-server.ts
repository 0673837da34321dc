import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createNetServer, type AddressInfo, type Server, type Socket } from "node:net";

/**
 * Upstreams that do what a test says, over real sockets: `httpPeer` answers well-formed HTTP by method and
 * path, `socketPeer` writes whatever bytes it is given. Both record every request as it came over the wire.
 */

export interface RecordedRequest {
  method: string;
  /** With its query, as sent. */
  url: string;
  /** Without its query. */
  path: string;
  /** Names in lower case; of a repeated header the values joined by ", ". */
  headers: Record<string, string>;
  /** Names and values as they came, in order. */
  rawHeaders: [name: string, value: string][];
  body: string;
  /** Which connection it came over, counted from 1. */
  connection: number;
}

export interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string | string[]>;
  /** Sent as JSON with its content type. */
  json?: unknown;
  /** Sent as it is; no content type of its own. */
  body?: string | Buffer;
}

export type HttpStep = Answer | ((request: RecordedRequest, response: ServerResponse) => unknown);

interface Peer {
  origin: string;
  port: number;
  requests: RecordedRequest[];
  /** Connections accepted so far. */
  connections(): number;
  /** Destroys the sockets that are open now; the peer goes on listening. */
  dropSockets(): void;
  close(): Promise<void>;
}

export type HttpPeer = Peer & {
  /**
   * What "METHOD /path/" answers: one step a request, the last for ever after. Replaces an earlier script of
   * the same key. A request without a script gets 500 and a sentence.
   */
  on(key: string, ...steps: HttpStep[]): void;
  /** Requests of that "METHOD /path/". */
  requestsOf(key: string): RecordedRequest[];
};

/** `keepAliveTimeout` in milliseconds, node:http's own by default. */
export async function httpPeer(options: { keepAliveTimeout?: number } = {}): Promise<HttpPeer> {
  const scripts = new Map<string, HttpStep[]>();
  const requests: RecordedRequest[] = [];
  const server = createHttpServer((req, res) => {
    void record(req, connectionOf(req.socket)).then((request) => {
      requests.push(request);
      const steps = scripts.get(`${request.method} ${request.path}`);
      const step = steps && (steps.length > 1 ? steps.shift() : steps[0]);
      if (typeof step === "function") step(request, res);
      else send(res, step ?? { status: 500, body: `No script for ${request.method} ${request.path}` });
    });
  });
  if (options.keepAliveTimeout !== undefined) server.keepAliveTimeout = options.keepAliveTimeout;
  const { connectionOf, ...common } = await listen(server, requests);
  return {
    ...common,
    on: (key, ...steps) => void scripts.set(key, steps),
    requestsOf: (key) => requests.filter((request) => `${request.method} ${request.path}` === key),
  };
}

/** Bytes to write, the connection staying open; or a function that does as it likes with the socket. */
export type SocketStep = string | Buffer | ((socket: Socket, request: RecordedRequest) => unknown);

/** One step a request, whatever its connection; the last step for ever after. */
export async function socketPeer(...steps: SocketStep[]): Promise<Peer> {
  const requests: RecordedRequest[] = [];
  const server = createNetServer((socket) => {
    let received = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      for (let next = parseRequest(received); next !== null; next = parseRequest(received)) {
        received = received.slice(next.length);
        const request = { ...next.request, connection: connectionOf(socket) };
        requests.push(request);
        const step = steps.length > 1 ? steps.shift()! : steps[0]!;
        if (typeof step === "function") step(socket, request);
        else socket.write(step);
      }
    });
  });
  const { connectionOf, ...common } = await listen(server, requests);
  return common;
}

/** A port of this machine on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A raw HTTP/1.1 answer with JSON and its right length; for socket peers that misbehave elsewhere. */
export function rawJson(value: unknown, headers: string[] = []): string {
  const body = JSON.stringify(value);
  const lines = ["HTTP/1.1 200 OK", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`];
  return [...lines, ...headers, "", body].join("\r\n");
}

function send(res: ServerResponse, { status = 200, statusText, headers = {}, json, body }: Answer): void {
  res.statusCode = status;
  if (statusText !== undefined) res.statusMessage = statusText;
  if (json !== undefined) res.setHeader("content-type", "application/json");
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  const content = json === undefined ? (body ?? "") : JSON.stringify(json);
  // As bytes: node:http would encode the headers like a string that is written with them.
  res.end(Buffer.from(content as string));
}

async function record(req: IncomingMessage, connection: number): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const rawHeaders: [string, string][] = [];
  for (let i = 0; i < req.rawHeaders.length; i += 2) rawHeaders.push([req.rawHeaders[i]!, req.rawHeaders[i + 1]!]);
  return recorded(req.method ?? "", req.url ?? "", rawHeaders, Buffer.concat(chunks).toString("utf8"), connection);
}

function recorded(
  method: string,
  url: string,
  rawHeaders: [string, string][],
  body: string,
  connection: number,
): RecordedRequest {
  const headers: Record<string, string> = {};
  for (const [rawName, value] of rawHeaders) {
    const name = rawName.toLowerCase();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { method, url, path: url.split("?", 1)[0]!, headers, rawHeaders, body, connection };
}

/**
 * The first whole request of what was received, and how many characters it takes; null while it is not whole.
 */
function parseRequest(received: string): { request: RecordedRequest; length: number } | null {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [line = "", ...lines] = received.slice(0, end).split("\r\n");
  const [method = "", url = ""] = line.split(" ");
  const rawHeaders = lines.map((header): [string, string] => {
    const colon = header.indexOf(":");
    return [header.slice(0, colon), header.slice(colon + 1).trim()];
  });
  const size = Number(rawHeaders.find(([name]) => name.toLowerCase() === "content-length")?.[1] ?? 0);
  const length = end + 4 + size;
  if (received.length < length) return null;
  return { request: recorded(method, url, rawHeaders, received.slice(end + 4, length), 0), length };
}

async function listen(server: Server, requests: RecordedRequest[]) {
  const numbers = new Map<Socket, number>();
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    numbers.set(socket, numbers.size + 1);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const dropSockets = () => open.forEach((socket) => socket.destroy());
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    connectionOf: (socket: Socket) => numbers.get(socket) ?? 0,
    connections: () => numbers.size,
    dropSockets,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        dropSockets();
      }),
  };
}
