import { normalizeText } from '@larder/contracts';
import type { Names } from '../names/naming.js';

/**
 * The aliases of a record after a merge: its own, and all names of the other one that it does not have
 * (docs/api/organizers-foods-cookbooks.md#foods-and-units). Names are compared without case and accents.
 */
export function absorbedAliases(target: Names, source: Names): { name: string }[] {
  const existingNames = new Set(allNames(target).map(normalizeText));
  const added = allNames(source).filter((name) => {
    const key = normalizeText(name);
    const isNew = key !== '' && !existingNames.has(key);
    existingNames.add(key);
    return isNew;
  });
  return [...target.aliases, ...added.map((name) => ({ name }))];
}

function allNames({ name, pluralName, abbreviations = [], aliases }: Names): string[] {
  return [name, pluralName, ...abbreviations, ...aliases.map((alias) => alias.name)].map((each) => each ?? '');
}
