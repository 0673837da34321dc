import type { RequestHandler } from "express";
import { refuse } from "./refusal.server";

const methods = new Set(["GET", "HEAD", "POST"]);

/** 405 for what no page answers to, TRACE and OPTIONS included. */
export function allowedMethods(): RequestHandler {
  return (req, res, next) => {
    if (methods.has(req.method)) return next();
    res.setHeader("Allow", [...methods].join(", "));
    refuse(req, res, { status: 405, outcome: "refused", message: "This address can be read, or sent a form." });
  };
}

/**
 * Caps forms by their declared length before a byte is read (Remix reads whatever comes): 411 without one,
 * 413 above `maxBytes`. The connection is closed with the refusal, so the rest is not read either.
 */
export function bodyLimits(maxBytes: number): RequestHandler {
  return (req, res, next) => {
    const length = req.headers["content-length"];
    const chunked = req.headers["transfer-encoding"] !== undefined;
    const body = chunked || Number(length ?? 0) > 0;
    const reads = req.method !== "POST";
    if (reads ? !body : length !== undefined && !chunked && Number(length) <= maxBytes) return next();

    res.setHeader("Connection", "close");
    if (reads) return refuse(req, res, { status: 400, outcome: "refused", message: "A page is asked for without a body." });
    if (length === undefined || chunked) {
      return refuse(req, res, { status: 411, outcome: "refused", message: "Send the form with its length." });
    }
    refuse(req, res, {
      status: 413,
      outcome: "refused",
      message: `A form may hold ${Math.floor(maxBytes / 1024)} KB. Nothing was saved; shorten it and send it again.`,
    });
  };
}
