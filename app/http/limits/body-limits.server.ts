import type { RequestHandler } from "express";
import { uploadRefusals } from "#contracts/vocabulary/uploads";
import { sendsForm } from "../route-matches.server";
import { refuse } from "../refusal.server";

/**
 * Bytes of a form with a file at most. It is larger than a file may be, so that somebody who sends a camera's whole
 * photo reads why beside the field; what is above largestUpload is read and dropped.
 */
export const largestFileForm = 32 * 1024 * 1024;

const methods = new Set(["GET", "HEAD", "POST"]);

/** 405 for what no page answers to, TRACE and OPTIONS included. */
export const allowedMethods: RequestHandler = (req, res, next) => {
  if (methods.has(req.method)) return next();
  res.setHeader("Allow", [...methods].join(", "));
  refuse(req, res, { status: 405, message: "Go back to the page you came from and try again." });
};

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** RFC 8058 lets mail providers send this, and forms with a file are sent so. */
const partsType = /^multipart\/form-data\s*;/i;

/**
 * Caps forms before a byte is read: 411 without a length, 413 above `maxBytes`, 415 for what is no plain form (500 from
 * Remix). The connection closes with the refusal, so the rest is not read either.
 */
export function bodyLimits(maxBytes: number): RequestHandler {
  return (req, res, next) => {
    const length = req.headers["content-length"];
    const chunked = req.headers["transfer-encoding"] !== undefined;
    const body = chunked || Number(length ?? 0) > 0;
    const reads = req.method !== "POST";
    const type = req.headers["content-type"] ?? "";
    const parts = partsType.test(type);
    const withFile = parts && sendsForm(req, "takesFile");
    const form = formType.test(type) || withFile || (parts && sendsForm(req, "oneClick"));
    const most = withFile ? largestFileForm : maxBytes;
    if (reads ? !body : form && length !== undefined && !chunked && Number(length) <= most) return next();

    res.setHeader("Connection", "close");
    if (reads) return refuse(req, res, { status: 400, message: "Open the page again and give it another try." });
    if (length === undefined || chunked) {
      return refuse(req, res, { status: 411, message: "Open the page again and send the form from there." });
    }
    if (Number(length) <= most) {
      res.setHeader("Accept-Post", "application/x-www-form-urlencoded");
      return refuse(req, res, { status: 415, message: "Open the page again and send the form from there." });
    }
    refuse(req, res, {
      status: 413,
      message: withFile
        ? uploadRefusals["too-large"]
        : "We didn't save it. Go back, shorten what you entered and send it again.",
    });
  };
}
