import type { Area } from "../http/operation";
import type { Module } from "../module";
import { description } from "./resource";

/** Of `areas`, all that the API answers. */
export const openapiModule = (areas: () => readonly Area[]): Module => ({ areas: [description(areas)], tables: {} });
