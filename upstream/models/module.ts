import type { Module } from "../module";
import { models } from "./resource";

export const modelsModule: Module = { areas: [models], tables: {} };
