/**
 * Milliseconds until a form counts as unanswered: more than the site allows itself and its upstream for any write
 * (platform/settings.server.ts). One with a file takes as long as its visitor's connection.
 */
const answerWithinMs = { plain: 30_000, file: 600_000 };

/** What `answer` resolves to; rejects when the site should long have answered a form as that of the request. */
export function withinTime<T>({ headers }: Request, answer: Promise<T>): Promise<T> {
  const kind = headers.get("Content-Type")?.startsWith("multipart/") ? "file" : "plain";
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), answerWithinMs[kind]);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
