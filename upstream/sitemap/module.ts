import type { Module } from "../module";
import type { SitemapServices } from "./entries";
import { sitemap } from "./resource";

export const sitemapModule: Module<object, SitemapServices> = { areas: [sitemap], tables: {} };
