import { CommonErrors, slugify } from '@larder/contracts';
import { searchText } from '@larder/recipe-search';
import { shortKey, sortText } from '../../records/index.js';
import type { OrganizerDocument } from './organizer.schema.js';

export type OrganizerNaming = Pick<OrganizerDocument, 'name' | 'nameSort' | 'slug' | 'slugKey' | 'search'>;

/** The fields that are derived from an organizer's name; null when its slug would be empty. */
export function organizerNaming(text: string): OrganizerNaming | null {
  const name = text.trim();
  const slug = slugify(name);
  if (!slug) return null;
  return { name, nameSort: sortText(name), slug, slugKey: shortKey(slug), search: searchText(name, []) };
}

/** The same; throws 422 for an invalid name. */
export function requireNaming(text: string): OrganizerNaming {
  const naming = organizerNaming(text);
  if (naming) return naming;
  throw CommonErrors.invalidValue('name', 'a name needs at least one letter, digit or symbol', text);
}
