import { expect, test } from "vitest";
import { isolated } from "#contracts/text/isolated-text";

test("words that read from right to left are kept from our words in a sentence, and others stay as they are", () => {
  for (const word of ["שלום", "Hotel שלום", "مرحبا", "𞤀𞤣"]) expect(isolated(word)).toBe(`\u2068${word}\u2069`);
  for (const word of ["", "Boise, ID", "Zoë’s", "寝る", "😀"]) expect(isolated(word)).toBe(word);
});
