import type { Module } from "../module";
import { brands } from "./resource";

export const brandsModule: Module = { areas: [brands], tables: {} };
