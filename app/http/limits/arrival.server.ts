import type { RequestHandler } from "express";
import { refuse } from "../refusal.server";
import { sendsForm } from "../route-matches.server";
import { largestFileForm } from "./body-limits.server";

/** Milliseconds that a whole request may take to come. */
const wholeMs = 30_000;
/** The minimum upload rate, in bytes per second, for a request with a file. */
const leastRate = 64_000;

const timeFor = (fileBytes: number) => wholeMs + (fileBytes / leastRate) * 1000;

/** No request may take longer. */
export const longestArrivalMs = timeFor(largestFileForm);

/**
 * 408 for a request whose body takes too long, or closes the connection if the response has already been sent. Node has
 * one limit for all requests, and a photo of 20 MB takes a phone minutes where a form's text takes a moment.
 */
export const arrivalLimits: RequestHandler = (req, res, next) => {
  const { "content-length": length = 0, "transfer-encoding": coding } = req.headers;
  if (Number(length) === 0 && coding === undefined) return next();
  const allowed =
    sendsForm(req, "takesFile") && coding === undefined ? Math.min(longestArrivalMs, timeFor(Number(length))) : wholeMs;
  const { socket } = req;
  const late = setTimeout(() => {
    over();
    if (req.complete) return;
    if (res.headersSent) return void socket.destroy();
    res.setHeader("Connection", "close");
    refuse(req, res, {
      status: 408,
      message: "Your form took too long to reach us. Check your connection and send it again.",
    });
  }, allowed).unref();
  const over = () => {
    clearTimeout(late);
    socket.off("close", over);
  };
  // What is answered before it has come whole holds its connection until it has.
  res.once("close", () => req.complete && over());
  // Nothing of a visitor who breaks off is kept for the minutes that were left.
  socket.once("close", over);
  next();
};
