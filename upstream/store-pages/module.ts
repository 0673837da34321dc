import type { Module } from "../module";
import { storePages } from "./resource";
import type { StorePageServices } from "./services";

export const storePagesModule: Module<object, StorePageServices> = { areas: [storePages], tables: {} };
