import { slugify, type OrganizerRef } from '@larder/contracts';

/** Organizers that a list of references may mean. */
export interface ExistingOrganizers {
  ids: ReadonlySet<string>;
  idBySlug: ReadonlyMap<string, string>;
}

/** What a reference means: a known organizer, or one to be created. */
export type Match = { id: string } | { create: string };

/** The slugs under which organizers of these references may be known. */
export function slugsOf(refs: OrganizerRef[]): string[] {
  return [...new Set(refs.flatMap((ref) => [ref.slug ?? '', slugify(ref.name ?? '')]).filter(Boolean))];
}

/**
 * Finds what each reference means: by id, else by slug, else by the slug of its name, else a new one of that name
 * (docs/api/recipes.md#organizers). Null for one that says nothing usable.
 */
export function matchRefs(refs: OrganizerRef[], { ids, idBySlug }: ExistingOrganizers): (Match | null)[] {
  return refs.map((ref) => {
    const nameSlug = slugify(ref.name ?? '');
    const id = ref.id && ids.has(ref.id) ? ref.id : (idBySlug.get(ref.slug ?? '') ?? idBySlug.get(nameSlug));
    if (id) return { id };
    return ref.name && nameSlug ? { create: ref.name } : null;
  });
}
