import { randomBytes } from "node:crypto";
import type { ApiVisitor } from "./api-visitor";

/** The token of a review that a visitor has just begun. */
export async function beginDraft(visitor: ApiVisitor, kind: "bed" | "store" = "bed"): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  const body = { kind, product: `Unlisted ${key}`, fields: { rating: "4" }, key };
  const { status, body: answer } = await visitor.write("POST", "/api/v2/review-drafts/", body);
  if (status !== 201) throw new Error(`The draft was answered with ${status}: ${JSON.stringify(answer)}`);
  return (answer as { token: string }).token;
}
