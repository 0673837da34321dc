import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import type { OpenPage } from "./open-pages";
import { sendForm } from "./page-forms";

export const informationPages: readonly OpenPage[] = [
  { name: "site terms", path: "/siteterms/", repeat: true },
  {
    name: "contact about a topic, logged in",
    path: "/contact/?topic=cashback",
    account: "sleeper@example.com",
    repeat: true,
  },
  { name: "message that was sent", path: "/contact/thanks/?reference=BL-7K3M9Q&mail=not-configured" },
];

const account = "staff@example.com";

/** The pages on which staff read messages, one of which is sent. */
export async function messagePages(request: APIRequestContext): Promise<OpenPage[]> {
  const sent = await sendForm(request, "/contact/", {
    topic: "press",
    message: "May we quote your score of the Casper?\n\nhttps://www.example.com/a/very/long/address/that/does/not/end",
    name: "Ines Marten",
    email: `press-${randomBytes(4).toString("hex")}@example.com`,
  });
  const reference = new URL(sent, "https://www.bedlark.test").searchParams.get("reference") ?? "";
  return [
    { name: "figures", path: "/admin/figures/?days=1", account },
    { name: "figures of days without any", path: "/admin/figures/", account, repeat: true },
    { name: "messages to us, answered", path: "/admin/messages/?view=answered", account, repeat: true },
    { name: "message to us", path: `/admin/messages/${reference}/`, account },
    {
      name: "message to the site that is not there",
      path: "/admin/messages/BL-222222/",
      status: 404,
      account,
      repeat: true,
    },
    { name: "page about the site to be edited", path: "/admin/content/page/privacy/", account },
  ];
}
