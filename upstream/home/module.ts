import type { Module } from "../module";
import type { HomeServices } from "./home-page";
import { home } from "./resource";

export const homeModule: Module<object, HomeServices> = { areas: [home], tables: {} };
