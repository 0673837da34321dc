/** PDF files for tests, written by hand. */

interface PdfOptions {
  pages?: number;
  /** Entries of the catalog, such as a script that runs when it is opened. */
  catalog?: string;
  /** Objects of their own, from number 100 on. */
  objects?: string[];
}

/** A receipt of so many pages. */
export function pdf({ pages = 1, catalog = "", objects = [] }: PdfOptions = {}): Buffer {
  const numbered = new Map<number, string>();
  const kids = Array.from({ length: pages }, (_, index) => 10 + index);
  numbered.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  numbered.set(2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`);
  numbered.set(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  const text = "BT /F1 24 Tf 72 700 Td (Receipt 4711: queen mattress, $1,249.00) Tj ET";
  numbered.set(4, `<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
  for (const kid of kids)
    numbered.set(
      kid,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    );
  objects.forEach((object, index) => numbered.set(100 + index, object));
  let file = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  for (const [number, object] of numbered) {
    offsets.set(number, file.length);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  file += "xref\n0 1\n0000000000 65535 f \n";
  for (const [number, offset] of offsets) file += `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`;
  file += `trailer\n<< /Size 200 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

export const script = "<< /S /JavaScript /JS (app.alert\\('canary'\\)) >>";
