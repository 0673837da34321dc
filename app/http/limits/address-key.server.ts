import { ipKeyGenerator } from "express-rate-limit";

/** An IPv6 subscriber holds a /64; an IPv4 address may come written as an IPv6 one. */
export const addressKey = (ip: string | undefined) => ipKeyGenerator((ip ?? "").replace(/^::ffff:(?=\d+\.)/i, ""), 64);
