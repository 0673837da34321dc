/** The operator can mend it, so it is told in a sentence and not as whatever the engine made of it. */
export class DiskFullError extends Error {
  constructor(directory: string) {
    super(
      `The disk that holds ${directory} is full, so the database can't be written. Free some space there (a new database ` +
        "takes some 100 MB) or set another DATA_DIR, and start again; what was saved is kept.",
    );
    this.name = "DiskFullError";
  }
}

/** Whether the operating system said so: no space left, or none left of the user's share. */
export const saysFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");
