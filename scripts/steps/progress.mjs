const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
/** Steps under way: one that begins beside another has no spinner of its own. */
let running = 0;
const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Tells what is being done: a spinner with the elapsed time on a terminal, and plain lines elsewhere
 * (one at the start, one every five seconds, one at the end). It writes to stderr, so that a script's
 * result and a server's log lines stay alone on stdout.
 *
 * @template T
 * @param {string} text what is done, such as "Building the site"
 * @param {(detail: (text: string) => void) => Promise<T>} work may say where it is through `detail`
 * @param {{ lines?: boolean }} [options] `lines`: no spinner, since somebody else writes to the terminal meanwhile
 * @returns {Promise<T>}
 */
export async function step(text, work, { lines = false } = {}) {
  const started = performance.now();
  const terminal = process.stderr.isTTY === true && !lines && running === 0;
  running++;
  const columns = process.stderr.columns ?? 80;
  let detail = "";
  let frame = 0;

  const draw = () => {
    const line = `${frames[frame++ % frames.length]} ${text} ${seconds(started)} ${detail}`;
    process.stderr.write(`\r\x1b[2K${line.slice(0, columns - 1)}`);
  };
  const say = () => note(`  … ${text}: ${seconds(started)}${detail ? `, ${detail}` : ""}`);
  if (!terminal) note(`• ${text}`);
  const timer = terminal ? setInterval(draw, 100) : setInterval(say, 5000);

  const end = (/** @type {string} */ mark) => note(`${mark} ${text} ${seconds(started)}`);
  try {
    const result = await work((next) => {
      detail = next
        .replace(/\x1b\[[0-9;?]*[A-Za-z]/g, "")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 100);
    });
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  } finally {
    clearInterval(timer);
    running--;
  }
}

/** One line beside the steps; a spinner is drawn again below it. @param {string} text */
export const note = (text) => process.stderr.write(`${process.stderr.isTTY ? "\r\x1b[2K" : ""}${text}\n`);
