import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "./loopback";

/** WebKitGTK's small browser, steered by its own WebDriver, on a display that exists in memory alone. */
export interface WebKitBrowser {
  driver: WebDriver;
  /** Console messages that are errors since the last time this was asked. */
  consoleErrors(): string[];
  close(): Promise<void>;
}

/** The number that Xvfb chose, which it writes once it takes connections. */
async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(process.stdio[3]!, "data")) as [Buffer];
  return { process, name: `:${number.toString().trim()}` };
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, "exit");
}

export async function openWebKit(): Promise<WebKitBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const server = spawn("stdbuf", ["-oL", "WebKitWebDriver", `--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    // There is no graphics card; colors and sizes of the desktop's theme are no part of the page.
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  let errors: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      if (process.env.WKDEBUG) console.log("OUT", chunk.toString());
      errors.push(
        ...chunk
          .toString()
          .split("\n")
          .filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
      );
    });
  }
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: process.env.WEBKIT_PATH,
      args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
    },
  });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  return {
    driver,
    consoleErrors() {
      const told = errors;
      errors = [];
      return told;
    },
    async close() {
      await driver.quit();
      await stop(server);
      await stop(display.process);
    },
  };
}
