import type { AppLoadContext } from "@remix-run/node";
import { afterEach, expect, test } from "vitest";
import { loader } from "../../app/routes/signout";
import { connectTo } from "../support/api-client";
import { closeAtEnd, closePeers } from "../support/peer-sites";
import { closedPort, httpPeer } from "../support/fake-http-server";

/** The log-out page must not call anyone logged out whom the upstream has not named anonymous. */

afterEach(closePeers);

async function pageData(upstream: string) {
  const site = connectTo(upstream, { API_RETRY_DELAY_MS: 1 });
  closeAtEnd(site.close);
  const context = { api: site.visit().api, site: { origin: "https://www.bedlark.test" } } as unknown as AppLoadContext;
  const request = new Request("https://www.bedlark.test/signout/");
  return loader({ context, request, params: {} });
}

test("offers to log out while the upstream cannot say who is signed in", async () => {
  expect(await pageData(`http://127.0.0.1:${await closedPort()}`)).toMatchObject({
    signedIn: true,
    form: { values: { next: "/" } },
  });
});

test("says logged out when the upstream knows no user", async () => {
  const peer = await httpPeer();
  closeAtEnd(peer.close);
  peer.on("GET /api/v2/auth/user/", { json: { user: null } });
  expect(await pageData(peer.origin)).toMatchObject({ signedIn: false, form: { values: { next: "/" } } });
});
