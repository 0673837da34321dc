import type { Today } from "#contracts/us-days";
import { sql } from "kysely";
import type { Disclosures } from "#contracts/content/content";
import type { Db } from "../database/engine";
import type { MailSite } from "../mail/settings";
import { cookies } from "../http/cookies";
import { howLong } from "../database/retention";
import type { Table } from "../database/table-facts";
import { retentionOf } from "../database/table-lists";

export type Site = Pick<MailSite, "siteName" | "operator" | "postalAddress">;

/**
 * The site's operator, cookies and retention, according to settings, constants and modules, and what every seller pays,
 * according to links, deals and cash back.
 */
export async function disclosuresOf(db: Db, tables: readonly Table[], site: Site, today: Today): Promise<Disclosures> {
  return {
    operator: operatorOf(site),
    cookies: Object.entries(cookies).map(([name, { age, httpOnly, purpose }]) => ({
      name,
      purpose,
      seconds: age,
      scripts: !httpOnly,
    })),
    retention: retentionOf(tables).map((rule) => ({ what: rule.what, why: rule.why, how_long: howLong(rule) })),
    partners: await partnersOf(db, today),
  };
}

/** Null without an address: a name alone doesn't say whom a letter or a lawsuit would reach. */
export const operatorOf = ({ siteName, operator = siteName, postalAddress }: Site): Disclosures["operator"] =>
  postalAddress === undefined ? null : { name: operator, postal_address: postalAddress };

/** Deals that have ended and cash back that has not started don't count. */
async function partnersOf(db: Db, today: Today): Promise<Disclosures["partners"]> {
  const { rows } = await sql<Disclosures["partners"][number]>`
    with link as (
      select seller, commission_terms as terms, false as cashback from offer
      union select seller, commission_terms, false from deal where coalesce(ends_on, ${today.last}::date) >= ${today.last}::date
      union select seller, case when exists (select from offer o where o.seller = c.seller) then null
          else commission_terms end, true
        from cashback_offer c
        where starts_on <= ${today.first}::date and coalesce(ends_on, ${today.last}::date) >= ${today.last}::date
    )
    select seller as name,
      coalesce(array_agg(distinct terms order by terms) filter (where terms is not null), '{}') as pays,
      bool_or(cashback) as cashback
    from link group by seller order by lower(seller), seller`.execute(db);
  return rows;
}
