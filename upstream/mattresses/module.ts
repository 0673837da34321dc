import type { Module } from "../module";
import { mattresses } from "./resource";

export const mattressesModule: Module = { areas: [mattresses], tables: {} };
