import type { Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { CatalogueDocument } from './catalogue.schema.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import { CandidateIndex, type Candidate } from './names/match-name.js';
import { lookupKey } from './names/naming.js';

/** The reference of an ingredient to a food or unit. */
export type NamedRef = { id?: string | null | undefined; name?: string | null | undefined } | null | undefined;

/** Returns the fields of a new record with this name. */
export type FieldsFor<Doc> = (name: string) => Partial<Doc>;

interface ResolveOptions<Doc> {
  fieldsFor: FieldsFor<Doc>;
  /** Ids that need no look-up. */
  verifiedIds?: ReadonlySet<string> | undefined;
}

const NONE: ReadonlySet<string> = new Set<string>();

/**
 * Resolves the food or unit references of ingredients to ids of the group, one per reference: by id, else by name,
 * plural or alias; a reference without an id is else created by name (docs/api/recipes.md#ingredients). Null for an
 * empty reference, and for an unknown id: it may be that of a deleted record, which must not be created again.
 */
export async function resolveNamed<Doc extends CatalogueDocument>(
  repository: CatalogueRepository<Doc>,
  actor: Actor,
  refs: NamedRef[],
  { fieldsFor, verifiedIds = NONE }: ResolveOptions<Doc>,
): Promise<(string | null)[]> {
  const ids = [...new Set(refs.flatMap((ref) => ref?.id ?? []))];
  const currentIds = await repository.findCurrentIds(
    actor,
    ids.filter((id) => !verifiedIds.has(id)),
  );
  for (const id of ids) if (verifiedIds.has(id)) currentIds.set(id, id);
  // Most references contain the id: names are only looked up for the others.
  const names = namesOf(refs.filter((ref) => !currentIds.has(ref?.id ?? '')));
  const index = new CandidateIndex(await repository.findCandidates(actor, names.map(lookupKey)));
  await createMissing(repository, actor, { names: namesOf(refs.filter((ref) => !ref?.id)), index, fieldsFor });
  return refs.map((ref) => currentIds.get(ref?.id ?? '') ?? index.idOf(nameOf(ref)));
}

interface Creation<Doc> {
  names: string[];
  /** Receives the created records. */
  index: CandidateIndex;
  fieldsFor: FieldsFor<Doc>;
}

/** Creates records for names without a candidate, in one statement; names that differ only in case are one record. */
async function createMissing<Doc extends CatalogueDocument>(
  repository: CatalogueRepository<Doc>,
  actor: Actor,
  { names, index, fieldsFor }: Creation<Doc>,
): Promise<void> {
  const created = new Map<string, Partial<Doc> & Candidate>();
  for (const name of names) {
    const key = lookupKey(name);
    if (!index.idOf(name) && !created.has(key)) created.set(key, { ...fieldsFor(name), _id: newId(), name });
  }
  if (created.size === 0) return;
  const records = [...created.values()];
  const isTaken = await repository.insertMany(actor, records);
  if (isTaken) await addExisting(repository, actor, { records, index });
  else for (const { _id, name } of records) index.add({ _id, name, names: [lookupKey(name)] });
}

/** A concurrent request has created a record, or it is older than the look-up of names without letters. */
async function addExisting<Doc extends CatalogueDocument>(
  repository: CatalogueRepository<Doc>,
  actor: Actor,
  { records, index }: { records: Candidate[]; index: CandidateIndex },
): Promise<void> {
  const keys = records.map(({ name }) => lookupKey(name));
  for (const candidate of await repository.findCandidates(actor, keys)) index.add(candidate);
  for (const { name } of records.filter((each) => !index.idOf(each.name))) {
    const id = await repository.findIdByName(actor, name);
    if (id) index.add({ _id: id, name });
  }
}

function namesOf(refs: NamedRef[]): string[] {
  return [...new Set(refs.map(nameOf))].filter(Boolean);
}

function nameOf(ref: NamedRef): string {
  return ref?.name?.trim() ?? '';
}
