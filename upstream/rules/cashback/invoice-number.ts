/** An invoice number in the form used for comparison. */
export interface InvoiceNumber {
  /** Its letters and digits. */
  key: string;
  /** The same, with a hyphen wherever a separator stands between two of them. */
  parts: string;
}

/** Words for a number, in capital letters; people copy them along with it. I and O may have been misread as 1 and 0. */
const words = [
  "[I1L]NV(?:[O0][I1L]CE)?",
  "[O0]RD(?:ER)?",
  ...["SALES?", "PURCHASE", "RECEIPT", "RCPT", "TICKET", "TRANSACTION", "CONFIRMATION", "REFERENCE", "REF", "BILL"],
  ...["DOCUMENT", "DOC", "RECHNUNGS?", "BESTELLUNG", "FACTURA", "FACTURE", "FATTURA", "PEDIDO", "COMMANDE"],
  ...["P\\.? ?O", "NUMBER", "NUMMER", "NUMERO", "NUM", "NBR", "NO", "NR", "N(?=\\s*°)"],
];
/**
 * "Invoice no.", "Order # ", "OrderID: ": words, alone or joined, followed only by what separates them from the number.
 */
const label = new RegExp(`^[^A-Z0-9]*(?:${words.join("|")})+(?:[^A-Z0-9]*ID)?(?![A-Z])`);
/** "123.00": written by a program that mistakes the number for an amount. */
const decimals = /^([^A-Z0-9]*[0-9]+)[.,]0{1,2}[^A-Z0-9]*$/;

/**
 * People copy a number with or without its label, hyphens and leading zeros, and can't tell O from 0 or I and L from 1
 * in print.
 */
export function invoiceNumber(invoice: string): InvoiceNumber {
  // Zero-width characters are invisible to the reader.
  const capital = invoice
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toUpperCase();
  let rest = capital;
  while (label.test(rest)) rest = rest.replace(label, "");
  const parts = partsOf(rest.replace(decimals, "$1")) || partsOf(capital);
  return { key: parts.replaceAll("-", ""), parts };
}

const partsOf = (capital: string) =>
  capital
    .replace(/[^A-Z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replace(/^[0-]+(?=.)/, "");

/**
 * Whether two numbers may be the same. A copy loses hyphens and never moves them: "A12" may be "A-12" or "A1-2", which
 * are two different numbers. So this is not transitive, and no key can decide it.
 */
export function mayBeSameInvoice(one: InvoiceNumber, other: InvoiceNumber): boolean {
  if (one.key !== other.key) return false;
  const [some, all] = [one, other].map(breaksOf).sort((left, right) => left.size - right.size) as [
    Set<number>,
    Set<number>,
  ];
  return [...some].every((place) => all.has(place));
}

/** The positions of separators, as the number of letters and digits that follow each. */
function breaksOf({ parts }: InvoiceNumber): Set<number> {
  const breaks = new Set<number>();
  let behind = 0;
  for (const each of [...parts].reverse()) {
    if (each === "-") breaks.add(behind);
    else behind += 1;
  }
  return breaks;
}
