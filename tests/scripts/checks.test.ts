import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, smallProject } from "../support/command";

const sound = `import { expect, test } from "vitest";\n\ntest("adds up", () => expect(1 + 1).toBe(2));\n`;
const broken = sound.replace("adds up", "goes wrong").replace("toBe(2)", "toBe(3)");

let folder: string;
beforeAll(async () => {
  folder = await smallProject({
    "tests/unit/sound.test.ts": sound,
    "tests/http/sound.test.ts": sound,
    "tests/http/broken.test.ts": broken,
  });
});
afterAll(() => rm(folder, { recursive: true }));

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1);

describe("npm test", () => {
  test("runs the named suite's named files, says so in its last line and ends with 0", async () => {
    const { code, output } = await runCommand("test", ["unit", "http", "sound"], { folder });
    expect(lastLine(output)).toBe("2 passed, 0 failed");
    expect(output).toMatch(/^unit +\d+ s {2}1 passed, 0 failed$/m);
    expect(output).toMatch(/^http +\d+ s {2}1 passed, 0 failed$/m);
    expect(code).toBe(0);
  });

  test("prints what failed and ends with 1", async () => {
    const { code, output } = await runCommand("test", ["http"], { folder });
    expect(lastLine(output)).toBe("1 passed, 1 failed");
    expect(output).toContain("goes wrong");
    expect(output).toMatch(/expected 2 to be 3/);
    expect(code).toBe(1);
  });

  test("ends with 1 when nothing ran", async () => {
    const { code, output } = await runCommand("test", ["contract"], { folder });
    expect(output).toContain("Nothing ran: no test matches.");
    expect(lastLine(output)).toBe("0 passed, 0 failed");
    expect(code).toBe(1);
  });
});
