import { type Kysely, sql } from "kysely";

const statements = [
  // Where a seller shows a model, and who pays this site when it is bought there.
  `create table offer (
    model_id integer not null references model,
    seller text not null,
    url text not null,
    commission_payer text,
    commission_terms text,
    primary key (model_id, seller)
  )`,
  // The quiz's answers as an address has them, so that each bed can say how well it fits.
  `alter table session add column match_answers text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
