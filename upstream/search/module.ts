import type { Module } from "../module";
import { search } from "./resource";
import type { SearchServices } from "./services";

export const searchModule: Module<object, SearchServices> = { areas: [search], tables: {} };
