import {
  bedParts,
  type bedUpdateStep,
  type bedUseStep,
  filledOf,
  stepsOf,
  storeParts,
  type storeVisitStep,
} from "#contracts/review-drafts/steps";
import type { z } from "zod";
import type { DraftPurpose, ReviewKind } from "#contracts/vocabulary/review-drafts";
import { fieldText } from "#contracts/refusals/field-text";
import { invalid } from "../http/answers";

type Typed = Readonly<Record<string, string>>;

/** The contents of a version, whatever its kind. */
export interface WrittenVersion {
  rating: number;
  parts: Record<string, number>;
  title: string;
  body: string;
  /** Only for a bed; null where a change leaves it as it was. */
  months_owned: number | null;
}

type All = Partial<z.output<typeof bedUpdateStep> & z.output<typeof bedUseStep> & z.output<typeof storeVisitStep>>;

/** Names of the fields that a draft stores; anything else that is sent is dropped. */
export function fieldNames(kind: ReviewKind, purpose: DraftPurpose): readonly string[] {
  return [...stepsOf(kind, purpose).flatMap(([, step]) => Object.keys(step.shape)), "author"];
}

/** All of the input, validated. Throws 400 with the messages of every missing or invalid field. */
export function checkedFields(kind: ReviewKind, purpose: DraftPurpose, fields: Typed): All {
  const errors: Record<string, string[]> = {};
  const checked: Record<string, unknown> = {};
  for (const [, step] of stepsOf(kind, purpose)) {
    const { data, error } = step.safeParse(filledOf(fields), { error: fieldText });
    Object.assign(checked, data);
    for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= [message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return checked as All;
}

/** Whether nothing is missing or invalid, so that it can be sent. */
export const isWhole = ({ kind, purpose, fields }: { kind: ReviewKind; purpose: DraftPurpose; fields: Typed }) =>
  stepsOf(kind, purpose).every(([, step]) => step.safeParse(filledOf(fields)).success);

/** The part of it that a version stores. */
export function versionOf(kind: ReviewKind, all: All): WrittenVersion {
  const rated = (kind === "bed" ? bedParts : storeParts).flatMap((part) => {
    const stars = all[part as keyof All];
    return typeof stars === "number" ? [[part, stars] as const] : [];
  });
  return {
    rating: all.rating!,
    parts: Object.fromEntries(rated),
    title: all.title!,
    body: all.body!,
    months_owned: all.months_owned ?? null,
  };
}
