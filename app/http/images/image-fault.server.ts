import type { Refusal } from "../refusal.server";

export class ImageFault extends Error {
  /** `retryAfter` is in whole seconds. */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "ImageFault";
  }

  /** Whether the picture is not at fault: the next try may succeed. */
  get passing(): boolean {
    return this.status === 503 && this.code !== "took_too_long";
  }

  get refusal(): Refusal {
    const { status, message, retryAfter } = this;
    const outcome = status === 503 ? "shed" : status > 500 ? "failed" : "refused";
    return { status, message, outcome, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

export const notAllowed = (code: string) => new ImageFault(400, code, "That picture isn't one of ours.");

export const noPicture = (code: string) => new ImageFault(422, code, "We can't show a picture from that file.");

export const notFound = () => new ImageFault(404, "not_found", "There's no picture at this address.");

export const tooCostly = () =>
  new ImageFault(503, "took_too_long", "That picture took too long to load. Try again in half a minute.", 30);

export const tooBusy = (code: "no_encoder" | "queue_full" | "waited_too_long") =>
  new ImageFault(503, code, "We're very busy right now. Try again in a few seconds.", 2);
