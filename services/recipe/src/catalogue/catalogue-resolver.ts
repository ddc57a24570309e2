import type { Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { isDuplicateKey } from '../keys/duplicate-key.js';
import type { CatalogueDocument } from './catalogue.schema.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import { matchName } from './match-name.js';
import { lookupKey } from './naming.js';

/** How an ingredient names a food or unit. */
export type NamedRef = { id?: string | null | undefined; name?: string | null | undefined } | null | undefined;

/** What a record consists of when only its name is known. */
export type FieldsFor<Doc> = (name: string) => Partial<Doc>;

interface ResolveOptions<Doc> {
  fieldsFor: FieldsFor<Doc>;
  /** Ids that need not be looked up. */
  carried?: ReadonlySet<string> | undefined;
}

const NONE: ReadonlySet<string> = new Set<string>();

/**
 * Turns the foods or units that ingredients name into ids of the group, one per reference: by id, else by name, plural
 * or alias, else created by name (docs/api/recipes.md#ingredients). Null where nothing is named.
 */
export async function resolveNamed<Doc extends CatalogueDocument>(
  repository: CatalogueRepository<Doc>,
  actor: Actor,
  refs: NamedRef[],
  { fieldsFor, carried = NONE }: ResolveOptions<Doc>,
): Promise<(string | null)[]> {
  const ids = [...new Set(refs.flatMap((ref) => ref?.id ?? []))];
  const known = await repository.currentIds(
    actor,
    ids.filter((id) => !carried.has(id)),
  );
  for (const id of ids) if (carried.has(id)) known.set(id, id);
  // Most references come with the id the caller has read: names are only looked up for the others.
  const named = refs.filter((ref) => !known.has(ref?.id ?? '')).map(nameOf);
  const candidates = await repository.candidates(actor, [...new Set(named.filter(Boolean))].map(lookupKey));
  const resolved: (string | null)[] = [];
  for (const ref of refs) {
    const name = nameOf(ref);
    const id = known.get(ref?.id ?? '');
    resolved.push(id ?? (name ? await ensure(name) : null));
  }
  return resolved;

  async function ensure(name: string): Promise<string | null> {
    const match = matchName(name, candidates) ?? (await create(repository, actor, name, fieldsFor));
    if (match && !candidates.some(({ _id }) => _id === match)) {
      candidates.push({ _id: match, name, names: [lookupKey(name)] });
    }
    return match;
  }
}

async function create<Doc extends CatalogueDocument>(
  repository: CatalogueRepository<Doc>,
  actor: Actor,
  name: string,
  fieldsFor: FieldsFor<Doc>,
): Promise<string | null> {
  const id = newId();
  try {
    await repository.insert(actor, { ...fieldsFor(name), _id: id });
    return id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another request was faster, or the record is from before names without letters were looked up.
    return repository.idOfName(actor, name);
  }
}

function nameOf(ref: NamedRef): string {
  return ref?.name?.trim() ?? '';
}
