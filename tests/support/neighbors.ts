import { get } from "node:http";

/** Opens a page as visitors from this many addresses do, one after the other; all of 127.0.0.0/8 is this machine. */
export async function openFromAddresses(url: string, addresses: number, userAgent: string): Promise<void> {
  for (let host = 2; host < 2 + addresses; host += 1)
    await new Promise<void>((resolve, reject) => {
      const options = { localAddress: `127.0.0.${host}`, agent: false, headers: { "user-agent": userAgent } };
      get(url, options, (answer) => void answer.resume().once("end", resolve)).once("error", reject);
    });
}
