import { z } from "zod";
import * as contract from "#contracts/content/content";
import {
  contentIndex,
  contentKind,
  contentSource,
  newVersion,
  publishedVersion,
  restoredVersion,
} from "#contracts/content/editing";
import { type Area, operations } from "../http/operation";
import { slug, wholeNumber } from "../http/parameters";
import { pricedSize, type SizedCall, sizeParameter } from "../sessions/selected-size";
import { staff } from "../sessions/visitor";
import { informationSlugs } from "#contracts/vocabulary/content";
import { todayAt } from "#contracts/us-days";
import { catalogueFacts } from "./catalogue-facts";
import { contentIndexOf, contentSourceOf, publishVersion, restoreVersion } from "./edit-content";
import { disclosuresOf } from "./disclosures";
import { readGlossary, readGuide, readGuides, readInformation, readTerm } from "./read-content";
import type { ContentServices } from "./services";

const { read, write } = operations<ContentServices>();

const parts = { kind: contentKind.describe("guide, page or term."), slug };

async function around(call: SizedCall, services: ContentServices) {
  const { db } = services;
  const stores = services.stores().stores.length;
  return { db, catalogue: services.catalogue(), stores, size: await pricedSize(call, services) };
}

export const content: Area<ContentServices> = {
  name: "Guides, glossary and information",
  description: "Texts in Markdown, with the catalog figures that appear in them and, for staff, their history.",
  operations: [
    read({
      id: "listGuides",
      path: "/guides/",
      summary: "Guides",
      answer: contract.guideListing,
      handler: async (_call, { db }) => ({ items: await readGuides(db) }),
    }),
    read({
      id: "getGuide",
      path: "/guides/:slug/",
      summary: "A guide",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: contract.guideDetail,
      async handler(call, services) {
        const found = await readGuide(await around(call, services), call.parts.slug);
        return found && { demo: services.demo, ...found };
      },
    }),
    read({
      id: "listTerms",
      path: "/glossary/",
      summary: "The glossary",
      answer: contract.glossary,
      handler: async (_call, { db }) => ({ items: await readGlossary(db) }),
    }),
    read({
      id: "getTerm",
      path: "/glossary/:slug/",
      summary: "A glossary term",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: contract.termDetail,
      async handler(call, services) {
        const found = await readTerm(await around(call, services), call.parts.slug);
        return found && { demo: services.demo, ...found };
      },
    }),
    read({
      id: "getInformation",
      path: "/information/:slug/",
      summary: "A page about the site itself",
      description: "Help, rules and legal texts, with the facts about the site that appear in them.",
      parts: { slug },
      answer: contract.informationPage,
      async handler({ parts: { slug: asked } }, { db, demo, mail, catalogue, stores, tables, clock }) {
        const known = informationSlugs.find((each) => each === asked);
        if (known === undefined) return null;
        const given = { db, catalogue: catalogue(), stores: stores().stores.length, tables };
        const found = await readInformation(given, known, mail, todayAt(clock()));
        return found && { demo, ...found };
      },
    }),
    read({
      id: "listContent",
      path: "/content/",
      summary: "What staff may edit",
      guard: staff,
      cookies: ["sessionid"],
      answer: contentIndex,
      handler: async (_call, { db, demo }) => ({ demo, items: await contentIndexOf(db) }),
    }),
    read({
      id: "getContent",
      path: "/content/:kind/:slug/",
      summary: "The source of a text, with its history",
      parts,
      query: {
        version: wholeNumber(z.int().min(1).max(999_999).optional()).describe(
          "An earlier version; the default is the newest.",
        ),
      },
      guard: staff,
      cookies: ["sessionid"],
      answer: contentSource,
      async handler(call, { db, demo, mail, catalogue, stores, tables, clock }) {
        const found = await contentSourceOf(db, call.parts, call.query.version ?? null);
        if (found === null) return null;
        const facts = await catalogueFacts(db, catalogue(), stores().stores.length);
        return {
          demo,
          ...found,
          facts,
          disclosures: found.kind === "page" ? await disclosuresOf(db, tables, mail, todayAt(clock())) : null,
        };
      },
    }),
    write({
      id: "publishContent",
      path: "/content/:kind/:slug/",
      summary: "Publish a new version of a text",
      description:
        "Readers see it immediately. A repeat of the same version by the same editor returns the same response as the first.",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      errors: [409],
      body: newVersion,
      answer: publishedVersion,
      async handler(call, { db, clock }) {
        const { base, ...written } = call.body;
        const version = await publishVersion(db, call.parts, base, written, call.who, clock());
        return version === null ? null : { version };
      },
    }),
    write({
      id: "restoreContent",
      path: "/content/:kind/:slug/restore/",
      summary: "Publish an earlier version again",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      errors: [409],
      body: restoredVersion,
      answer: publishedVersion,
      async handler(call, { db, clock }) {
        const version = await restoreVersion(db, call.parts, call.body, call.who, clock());
        return version === null ? null : { version };
      },
    }),
  ],
};
