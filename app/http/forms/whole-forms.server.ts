import type { RequestHandler } from "express";
import { areReadable } from "../limits/parameters.server";
import { refuse } from "../refusal.server";
import { stateOf } from "../request-state.server";
import { sendsForm } from "../route-matches.server";

/**
 * Waits until the whole form has come, so that a client that sends it byte by byte holds a connection and nothing else.
 * After `bodyLimits`, which checks its length. 400 for a form whose fields are not to be read.
 */
export const wholeForms: RequestHandler = (req, res, next) => {
  const length = Number(req.headers["content-length"] ?? 0);
  if (length === 0 || stateOf(res).fileForm !== null) return next();
  const chunks: Buffer[] = [];
  let received = 0;
  const take = () => {
    for (let chunk = req.read() as Buffer | null; chunk !== null; chunk = req.read() as Buffer | null) {
      chunks.push(chunk);
      received += chunk.length;
    }
    // Or it came too late.
    if (received < length || res.headersSent) return;
    req.off("readable", take);
    const form = Buffer.concat(chunks);
    if (!sendsForm(req, "oneClick") && !areReadable(form.toString())) {
      return refuse(req, res, { status: 400, message: "Open the page again and send the form from there." });
    }
    // Put back before the stream has said that it ended: Remix reads it as if it had just come.
    req.unshift(form);
    next();
  };
  req.on("readable", take);
};
