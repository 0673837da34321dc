import type { Module } from "../module";
import { home } from "./resource";

export const homeModule: Module = { areas: [home], tables: {} };
