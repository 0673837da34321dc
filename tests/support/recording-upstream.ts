import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "./loopback";

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const anonymous = {
  is_authenticated: false,
  is_staff: false,
  is_superuser: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "",
  profile: null,
  near_ldp_store: [],
  session: { mattress_size: null },
};

/** Answers as api/v2 does where nothing else is asked of it: nobody is signed in, every write is accepted. */
const answerPlainly: Answering = (request, response) => {
  response.setHeader("content-type", "application/json");
  if (request.method === "OPTIONS") response.setHeader("set-cookie", "csrftoken=token-of-options; Path=/");
  response.end(JSON.stringify({ user: anonymous }));
};

/** An upstream on a free port that notes every call and every body; `answer` may be exchanged at any time. */
export async function startRecordingUpstream() {
  const calls: string[] = [];
  const bodies: string[] = [];
  const upstream = { answer: answerPlainly, calls, bodies };
  const server = createServer((request, response) => {
    if (request.url === "/healthz") return void response.end("{}");
    calls.push(`${request.method} ${request.url}`);
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.once("end", () => {
      if (body !== "") bodies.push(body);
      upstream.answer(request, response);
    });
  });
  return Object.assign(upstream, await listenOnLoopback(server));
}

export type RecordingUpstream = Awaited<ReturnType<typeof startRecordingUpstream>>;
