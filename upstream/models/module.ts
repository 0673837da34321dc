import type { Module } from "../module";
import type { ModelServices } from "./model-page";
import { models } from "./resource";

export const modelsModule: Module<object, ModelServices> = { areas: [models], tables: {} };
