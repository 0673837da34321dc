import { describe, expect, test } from "vitest";
import { storesHref } from "~/features/finder/results/stores-href";
import { readJustSaved, savedHref } from "~/features/finder/saved/saved-address";
import { summary } from "~/features/finder/saved/saved-list";

describe("addresses around the results", () => {
  test("of a saved result say what became of the e-mail", () => {
    const href = savedHref({ token: "a_b-c", mail: "not-configured", in_account: true });
    expect(href).toBe("/mattress-finder/results/a_b-c/?saved=1&mail=not-configured&account=1");
    expect(readJustSaved(new URLSearchParams(href.split("?")[1]))).toEqual({ mail: "not-configured", inAccount: true });
    expect(savedHref({ token: "t", mail: "none", in_account: false })).toBe("/mattress-finder/results/t/?saved=1");
  });

  test("say nothing of an e-mail when they were not just saved, or say it in words of no meaning", () => {
    expect(readJustSaved(new URLSearchParams(""))).toBeNull();
    expect(readJustSaved(new URLSearchParams("saved=1&mail=<script>"))).toEqual({ mail: "none", inAccount: false });
  });

  test("of stores hold the ZIP code where one is known", () => {
    expect(storesHref("corbel", { deliveryZip: "83702" })).toBe(
      "/mattress-brands/?place=83702&radius=50&models=corbel",
    );
    expect(storesHref("corbel", { deliveryZip: "unknown" })).toBe("/mattress-brands/?models=corbel");
  });
});

describe("the list of saved results", () => {
  test("tells one from another by the answers that differ most, never by pain", () => {
    expect(
      summary({
        recipient: "couple",
        size: "king",
        budgetRange: "2500",
        position: "side",
        pain: "hip",
        weight: "over-230",
      }),
    ).toBe("Me and a partner, king, up to $2,500, side sleeper");
    expect(summary({ size: "twin-xl", position: "combination" })).toBe("Twin XL, combination sleeper");
    expect(summary({ recipient: "unknown" })).toBe("");
  });
});
