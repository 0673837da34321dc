import type { Module } from "../module";
import { storePages } from "./resource";

export const storePagesModule: Module = { areas: [storePages], tables: {} };
