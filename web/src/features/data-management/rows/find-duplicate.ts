import { normalizeText } from '../../../shared/text/normalize-text.js';
import { nameOf, type CatalogueKind, type CatalogueRecords } from '../../../entities/catalogue/catalogue.js';

/** The name of another record that is equal except for case and accents; null when there is none. */
export function findDuplicate(
  name: string,
  records: readonly CatalogueRecords[CatalogueKind][],
  ownId: string | undefined,
): string | null {
  const needle = normalizeText(name);
  if (!needle) return null;
  const duplicate = records.find((record) => record.id !== ownId && normalizeText(nameOf(record)) === needle);
  return duplicate ? nameOf(duplicate) : null;
}
