import type { Module } from "../module";
import { search } from "./resource";

export const searchModule: Module = { areas: [search], tables: {} };
