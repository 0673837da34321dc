import { formatMoney } from "~/ui/format";

interface CodedPrice {
  code: string | null;
  code_percent: number | null;
  now_cents: number | null;
  paid_cents: number | null;
}

/** "with code QUIET5: $1,249 less 5%", which is how the price that is paid comes about; null without a code or a price. */
export function codeArithmetic({ code, code_percent, now_cents, paid_cents }: CodedPrice): string | null {
  if (code === null || code_percent === null || now_cents === null || paid_cents === null) return null;
  return `with code ${code}: ${formatMoney(now_cents)} less ${code_percent}%`;
}
