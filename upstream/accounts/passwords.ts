import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt parameters for 16 MB: N 2^14, r 8, p 5. They are stored in each hash, so they can be raised later. */
const current = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;

function derive(password: string, salt: Buffer, { N, r, p }: typeof current): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt pads its input with NULs, so trailing NULs in a password would have no effect. */
const hasNul = (password: string) => password.includes("\0");

/** Returns `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  if (hasNul(password)) throw new TypeError("A password has no NUL.");
  const salt = randomBytes(16);
  const key = await derive(password, salt, current);
  return ["scrypt", current.N, current.r, current.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** A hash that no password matches, so that an unknown account takes as much time as a known one. */
export const noPassword = ["scrypt", current.N, current.r, current.p, "A".repeat(22), ""].join("$");

/** Whether the password matches the hash; null stands for an account that does not exist. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? noPassword).split("$");
  if (scheme !== "scrypt" || salt === undefined || key === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(key, "base64url");
  return !hasNul(password) && expected.length === derived.length && timingSafeEqual(expected, derived);
}
