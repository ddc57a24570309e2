import { plainText } from '../../../shared/format/find-rows.js';
import { nameOf, type CatalogueKind, type CatalogueRecords } from '../../../entities/catalogue/catalogue.js';

/** The name of another record that reads the same but for case and accents; null when there is none. */
export function twinOf(
  name: string,
  entries: readonly CatalogueRecords[CatalogueKind][],
  ownId: string | undefined,
): string | null {
  const wanted = plainText(name);
  if (!wanted) return null;
  const twin = entries.find((entry) => entry.id !== ownId && plainText(nameOf(entry)) === wanted);
  return twin ? nameOf(twin) : null;
}
