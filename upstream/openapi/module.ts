import type { Area } from "../http/operation";
import type { Module } from "../module";
import { description } from "./resource";

/** Takes all of the API's `areas`. */
export const openapiModule = (areas: () => readonly Area[]): Module => ({ areas: [description(areas)], tables: {} });
