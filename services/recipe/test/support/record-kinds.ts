import {
  CopyCookbook,
  CopyFood,
  CopyLabel,
  CopyOrganizer,
  CopyUnit,
  CreateCookbook,
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  CreateUnit,
  PatchCookbook,
  PatchFood,
  PatchLabel,
  PatchOrganizer,
  PatchUnit,
  ReadCookbook,
  ReadFood,
  ReadLabel,
  ReadOrganizer,
  ReadUnit,
  type OrganizerKind,
} from '@larder/contracts';
import { newId, type CallerClient } from '@larder/service-kit';

/** The fields that records of all kinds have. */
interface NamedRecord {
  id: string;
  name: string;
}

/** The requests for one kind of records, as the caller of a client. */
export interface RecordKind {
  kind: string;
  /** Creates a record with values in all its fields. */
  make(as: CallerClient): Promise<NamedRecord>;
  /** Changes the name, or nothing. */
  patch(as: CallerClient, id: string, name?: string): Promise<NamedRecord>;
  copy(as: CallerClient, id: string, name?: string): Promise<NamedRecord>;
  read(as: CallerClient, id: string): Promise<NamedRecord>;
}

const changesOf = (name?: string) => (name === undefined ? {} : { name });
/** A request that copies a record, with a new name or an available one. */
export const copyRequest = (id: string, name?: string) => ({ id, copyId: newId(), ...changesOf(name) });

const FOOD = { pluralName: 'leeks', description: 'long', extras: { a: 'b' }, aliases: [{ name: 'porree' }] };
const UNIT = { name: 'cup', abbreviation: 'c', fraction: false, useAbbreviation: true, extras: null };
const COOKBOOK = { description: 'quick', position: 4, public: true, queryFilterString: 'rating > 2' };
const ORGANIZERS: OrganizerKind[] = ['categories', 'tags', 'tools'];

/** The kinds of records that can be patched and copied. */
export const RECORD_KINDS: RecordKind[] = [
  {
    kind: 'food',
    make: (as) => as.request(CreateFood, { id: newId(), food: { name: 'leek', ...FOOD } }),
    patch: (as, id, name) => as.request(PatchFood, { id, changes: changesOf(name) }),
    copy: (as, id, name) => as.request(CopyFood, copyRequest(id, name)),
    read: (as, id) => as.request(ReadFood, { id }),
  },
  {
    kind: 'unit',
    make: (as) => as.request(CreateUnit, { id: newId(), unit: UNIT }),
    patch: (as, id, name) => as.request(PatchUnit, { id, changes: changesOf(name) }),
    copy: (as, id, name) => as.request(CopyUnit, copyRequest(id, name)),
    read: (as, id) => as.request(ReadUnit, { id }),
  },
  {
    kind: 'label',
    make: (as) => as.request(CreateLabel, { id: newId(), label: { name: 'Dairy', color: '#112233' } }),
    patch: (as, id, name) => as.request(PatchLabel, { id, changes: changesOf(name) }),
    copy: (as, id, name) => as.request(CopyLabel, copyRequest(id, name)),
    read: (as, id) => as.request(ReadLabel, { id }),
  },
  {
    kind: 'cookbook',
    make: (as) => as.request(CreateCookbook, { id: newId(), cookbook: { name: 'Fast', ...COOKBOOK } }),
    patch: (as, id, name) => as.request(PatchCookbook, { id, changes: changesOf(name) }),
    copy: (as, id, name) => as.request(CopyCookbook, copyRequest(id, name)),
    read: (as, id) => as.request(ReadCookbook, { slugOrId: id }),
  },
  ...ORGANIZERS.map((kind): RecordKind => ({
    kind,
    make: (as) => as.request(CreateOrganizer, { kind, id: newId(), name: 'Winter', onHand: true }),
    patch: (as, id, name) => as.request(PatchOrganizer, { kind, id, changes: changesOf(name) }),
    copy: (as, id, name) => as.request(CopyOrganizer, { kind, ...copyRequest(id, name) }),
    read: (as, id) => as.request(ReadOrganizer, { kind, id }),
  })),
];
