import { type Kysely, sql } from "kysely";

/**
 * What a bed with air chambers can be set to: 2.5 either way of its firmness at the middle of the dial, as
 * rules/firmness.ts has it; null for a bed with one firmness.
 */
const statements = [
  `update model set firmness = firmness || jsonb_build_object('range', case
    when exists (select from layer where layer.model_id = model.id and layer.material = 'air-chamber')
    then jsonb_build_object(
      'softest', greatest(1, coalesce((firmness ->> 'measured')::numeric, (firmness ->> 'claimed')::numeric) - 2.5),
      'firmest', least(10, coalesce((firmness ->> 'measured')::numeric, (firmness ->> 'claimed')::numeric) + 2.5))
    end)
  where not firmness ? 'range'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
