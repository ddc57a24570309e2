const DUPLICATE_KEY = 11_000;
/**
 * The DocumentDB extension of PostgreSQL, on which FerretDB runs, reports duplicates of `findAndModify` with the code of
 * internal errors and this message.
 */
const DOCUMENTDB = { code: 1, message: 'conflicting key value violates exclusion constraint' };

/** Whether a write was refused because another document has the same value in a unique index, or the same `_id`. */
export function isDuplicateKey(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === DUPLICATE_KEY) return true;
  return code === DOCUMENTDB.code && String(message).startsWith(DOCUMENTDB.message);
}
