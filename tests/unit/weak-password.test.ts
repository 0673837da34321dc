import { describe, expect, test } from "vitest";
import { chosenPassword } from "#contracts/account/sign-up";
import { weakness } from "../../upstream/accounts/weak-password";
import { allowance, leastCpuOf } from "../support/cpu-time";

const context = { email: "nora.hill@example.com", firstName: "Nora", siteName: "Bedlark" };

describe("A password", () => {
  test.each([
    ["123456789987654321", /most common/],
    ["passwordpassword", /most common/],
    ["PasswordPassword", /most common/],
    ["q1w2e3r4t5y6u7i8", /most common/],
    ["passwordpassword2026!", /most common/],
    ["password password", /most common/],
    ["xkqzvxkqzvxkqzvxk", /repeats itself/],
    ["aaaaaaaaaaaaaaaa", /most common|repeats itself|row of keys/],
    ["abcdefghijklmnop", /row of keys|most common/],
    ["qwertyuiopasdfghjkl", /row of keys|most common/],
    ["nora.hill@example.com", /use your name/],
    ["bedlarkbedlark1!", /use your name|repeats/],
    ["Nora-Hill-Bedlark-1", /use your name/],
  ])("%s is refused in words", (password, words) => {
    expect(weakness(password, context)).toMatch(words);
  });

  test.each([
    "correct horse battery staple",
    "nora sleeps under four blankets",
    "ヤマネコは夜ふとんで眠るのです。ね",
    "tr0ub4dor&3 and a goat",
    "lowercase only works fine",
    "8305718840263917",
  ])("%s is fine: no rule says what it is made of", (password) => {
    expect(weakness(password, context)).toBeNull();
    expect(chosenPassword.safeParse(password).success).toBe(true);
  });

  test("has 15 characters at least, as people count them, and 200 at most", () => {
    expect(chosenPassword.safeParse("🛏".repeat(8)).success).toBe(false);
    expect(chosenPassword.safeParse("🛏🐑".repeat(8)).success).toBe(true);
    expect(chosenPassword.safeParse("n".repeat(201)).success).toBe(false);
  });

  test("as long as may be is looked at quickly", () => {
    for (const text of ["ab".repeat(99) + "c!", "a".repeat(199) + "!", "aab".repeat(66)])
      expect(leastCpuOf(5, () => weakness(text, context), allowance(100))).toBeLessThan(allowance(100));
  });
});
