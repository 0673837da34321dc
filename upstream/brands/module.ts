import type { Module } from "../module";
import { brands } from "./resource";
import type { BrandServices } from "./services";

export const brandsModule: Module<object, BrandServices> = { areas: [brands], tables: {} };
