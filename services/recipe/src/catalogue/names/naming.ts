import { normalizeText } from '@larder/contracts';
import { searchText } from '@larder/recipe-search';
import { shortKey, sortText } from '../../records/index.js';
import type { CatalogueFields } from '../catalogue.schema.js';

/** The names of a food or unit. */
export interface Names {
  name: string;
  pluralName?: string | null | undefined;
  aliases: { name: string }[];
  /** Short forms, which only units have. */
  abbreviations?: (string | null)[];
}

export type CatalogueNaming = Pick<CatalogueFields, 'name' | 'nameSort' | 'pluralName' | 'aliases' | 'search'> & {
  nameKey: string;
  names: string[];
};

/** The fields that are derived from the names of a food or unit. */
export function catalogueNaming({ name, pluralName = null, aliases, abbreviations = [] }: Names): CatalogueNaming {
  const others = [pluralName, ...abbreviations, ...aliases.map((alias) => alias.name)];
  return {
    name,
    pluralName,
    aliases,
    nameKey: shortKey(name),
    nameSort: sortText(name),
    names: [...new Set([name, ...others].map((each) => lookupKey(each ?? '')).filter(Boolean))],
    search: searchText(name, others),
  };
}

/** The lookup key of a written name: without case and accents; a name without letters is its own key. */
export function lookupKey(name: string): string {
  return shortKey(normalizeText(name) || name.trim());
}
