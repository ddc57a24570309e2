import { CommonErrors } from '@larder/contracts';

/** The record; throws `common.not-found` when there is none. */
export function orThrowNotFound<Record>(record: Record | null): Record {
  if (!record) throw CommonErrors.notFound();
  return record;
}
