/** The operator can fix this, so the error is one clear sentence instead of the engine's message. */
export class DiskFullError extends Error {
  constructor(directory: string) {
    super(
      `The disk that holds ${directory} is full, so the database can't be written. Free some space there (a new database ` +
        "takes some 100 MB) or set another DATA_DIR, and start again; what was saved is kept.",
    );
    this.name = "DiskFullError";
  }
}

/** Whether it is the operating system's error for a full disk or an exhausted quota, or PostgreSQL's for either. */
export const saysFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT", "53100"].includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");
