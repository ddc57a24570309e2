import { slugify, type OrganizerRef } from '@larder/contracts';

/** The existing organizers for a list of references. */
export interface ExistingOrganizers {
  ids: ReadonlySet<string>;
  idBySlug: ReadonlyMap<string, string>;
}

/** The match of a reference: an existing organizer, or a new one. */
export type Match = { id: string } | { create: string };

/** The slugs that organizers of these references may have. */
export function slugsOf(refs: OrganizerRef[]): string[] {
  return [...new Set(refs.flatMap((ref) => [ref.slug ?? '', slugify(ref.name ?? '')]).filter(Boolean))];
}

/**
 * Matches each reference: by id, else by slug, else by the slug of its name, else a new organizer with that name
 * (docs/api/recipes.md#organizers). Null for an unusable reference.
 */
export function matchRefs(refs: OrganizerRef[], { ids, idBySlug }: ExistingOrganizers): (Match | null)[] {
  return refs.map((ref) => {
    const nameSlug = slugify(ref.name ?? '');
    const id = ref.id && ids.has(ref.id) ? ref.id : (idBySlug.get(ref.slug ?? '') ?? idBySlug.get(nameSlug));
    if (id) return { id };
    return ref.name && nameSlug ? { create: ref.name } : null;
  });
}
