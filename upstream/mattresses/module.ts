import type { Module } from "../module";
import { mattresses } from "./resource";
import type { MattressServices } from "./services";

export const mattressesModule: Module<object, MattressServices> = { areas: [mattresses], tables: {} };
