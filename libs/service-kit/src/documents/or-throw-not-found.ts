import { CommonErrors } from '@larder/contracts';

/** The record that was read. @throws `common.not-found` when there is none */
export function orThrowNotFound<Doc>(document: Doc | null | undefined): Doc {
  if (!document) throw CommonErrors.notFound();
  return document;
}
