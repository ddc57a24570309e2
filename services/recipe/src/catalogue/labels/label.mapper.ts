import type { Label, LabelDraft } from '@larder/contracts';
import { searchText } from '@larder/recipe-search';
import { shortKey, sortText } from '../../records/index.js';
import type { LabelDocument } from './label.schema.js';

export type LabelFields = Pick<LabelDocument, 'name' | 'nameSort' | 'nameKey' | 'color' | 'search'>;

/** A label in its contract shape. */
export function toLabel({ _id, name, color, groupId }: LabelRecord): Label {
  return { name, color, groupId, id: _id };
}

/** The stored fields of a draft. */
export function fieldsOf({ name, color }: LabelDraft): LabelFields {
  return { ...labelNaming(name), color };
}

/** The fields that are derived from the name. */
export function labelNaming(name: string): Omit<LabelFields, 'color'> {
  return { name, nameSort: sortText(name), nameKey: shortKey(name), search: searchText(name, []) };
}

export type LabelRecord = Pick<LabelDocument, '_id' | 'name' | 'color' | 'groupId'>;
