import type { Module } from "../module";
import { sitemap } from "./resource";

export const sitemapModule: Module = { areas: [sitemap], tables: {} };
