import { notFound } from "~/api/not-found.server";

/** The page asked for, where it is not the upstream that says so; what is no page number is not found. */
export function pageNumber({ url }: Request): number {
  const value = new URL(url).searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(value)) throw notFound();
  return Number(value);
}
