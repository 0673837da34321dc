export const boundary = "----boundary-of-the-test";

export type Part = [name: string, value: string | Buffer, filename?: string];

/** Content type of a form with a file, as browsers send it. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, filename]) => {
    const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: image/jpeg`;
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, value, "\r\n"];
  });
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}
