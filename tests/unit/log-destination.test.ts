import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { logDestination } from "#contracts/log-destination";
import { bundleEndingLogWriter } from "../support/bundled-process";
import { abandonedPipeLog, fullDiskLog, stuckPipeLog, type LogSink } from "../support/log-sinks";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const flushed = (log: ReturnType<typeof logDestination>) => new Promise<void>((resolve) => log.flush(resolve));

/** Reads on until the text has come. */
async function until(sink: LogSink, text: string): Promise<string> {
  while (!sink.written().includes(text)) await pause(20);
  return sink.written();
}

const sink = (made: LogSink): LogSink => {
  closing.push(() => made.remove());
  return made;
};

const disk = fullDiskLog();
disk?.remove();

describe("A log", () => {
  test("has its lines in order, whole, and all of them after a flush", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bedlark-log-"));
    const fd = openSync(join(folder, "log"), "a");
    closing.push(() => {
      closeSync(fd);
      rmSync(folder, { recursive: true });
    });
    const log = logDestination(fd);
    const lines = Array.from({ length: 5000 }, (_, n) => `line ${n} – ${"é".repeat(n % 50)}\n`);
    for (const line of lines) log.write(line);
    await flushed(log);
    expect(readFileSync(join(folder, "log"), "utf8")).toBe(lines.join(""));
    await flushed(log);
  });

  test.skipIf(disk === null)("on a full disk is written on once there is room, and no line is cut", async () => {
    const full = sink(fullDiskLog()!);
    const log = logDestination(full.fd);
    log.write("one\n");
    await flushed(log);
    log.write("two\n");
    expect(full.written()).not.toContain("one");
    full.mend();
    expect(await until(full, "two\n")).toMatch(/one\ntwo\n$/);
  });

  test("behind a reader that has stopped reading holds a million characters, and says how many lines it has lost", async () => {
    const stuck = sink(stuckPipeLog());
    const log = logDestination(stuck.fd, { service: "beds" });
    const line = `${"x".repeat(999)}\n`;
    for (let n = 0; n < 1200; n += 1) log.write(line);
    await flushed(log);
    const text = await until(stuck, "Lines of the log were lost");
    const last = JSON.parse(text.trimEnd().split("\n").at(-1)!) as { lost: number };
    expect(last).toEqual({
      level: "warn",
      time: expect.any(String) as string,
      service: "beds",
      lost: 1200 - text.split(line).length + 1,
      msg: "Lines of the log were lost",
    });
    expect(last.lost).toBeGreaterThan(100);
    log.write("again\n");
    await until(stuck, "again\n");
  });

  test("behind a reader that has stopped reading lets a flush end", async () => {
    const stuck = sink(stuckPipeLog());
    const log = logDestination(stuck.fd);
    log.write("one\n");
    await flushed(log);
    expect(stuck.written()).not.toContain("one");
    // Nothing is left to be written to a descriptor that is closed now.
    await until(stuck, "one\n");
  });
});

describe("The log of a process that ends by an error that nothing caught", () => {
  let program: string;
  beforeAll(async () => {
    program = await bundleEndingLogWriter();
  });
  afterAll(() => rmSync(program));

  const end = async (stdout: number | "pipe") => {
    const child = spawn(process.execPath, [program], { stdio: ["ignore", stdout, "ignore"] });
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    return { code: (await once(child, "close"))[0] as number | null, text };
  };

  test("has all lines", async () => {
    const { code, text } = await end("pipe");
    expect([code, text.split("\n").sort()]).toEqual([
      1,
      ["", ...Array.from({ length: 1000 }, (_, n) => `line ${n}`)].sort(),
    ]);
  });

  test.each([
    ["on a full disk", fullDiskLog],
    ["behind a reader that has stopped reading", stuckPipeLog],
    ["behind a reader that has gone", abandonedPipeLog],
  ])("%s lets it end", async (_, make) => {
    const made = make();
    if (made === null) return;
    expect((await end(sink(made).fd)).code).toBe(1);
  });

  // The second is what a service manager reads, and can't be opened again as a pipe can.
  test.each<[string, () => number | "pipe"]>([
    ["pipe", () => sink(stuckPipeLog()).fd],
    ["socket", () => "pipe"],
  ])("lets it end though another process made the %s block that nobody reads", async (_, make) => {
    const child = spawn(process.execPath, [program, "shared"], { stdio: ["ignore", make(), "ignore"] });
    closing.push(() => child.kill("SIGKILL"));
    expect(await once(child, "exit")).toEqual([1, null]);
  });
});
