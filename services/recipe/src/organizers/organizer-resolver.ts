import { hyphenated, looksLikeId, type Actor, type OrganizerKind, type OrganizerRef } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../keys/duplicate-key.js';
import { matchRefs, slugsOf } from './match-refs.js';
import { namingOf, type OrganizerNaming } from './organizer-name.js';
import { OrganizerNames } from './organizer-names.js';
import { OrganizerRepository } from './organizer.repository.js';

/** The organizers that a recipe names, by kind; null and undefined where it names none. */
export type RefsByKind = Record<OrganizerKind, OrganizerRef[] | null | undefined>;
/** The same as ids, null and undefined as before. */
export type IdsByKind = Record<OrganizerKind, string[] | null | undefined>;

/** Turns the organizers that a recipe names into ids of its group. */
@Injectable()
export class OrganizerResolver {
  constructor(
    private readonly organizers: OrganizerRepository,
    private readonly names: OrganizerNames,
  ) {}

  /** The ids, in the order sent and each once; what the group does not have is created. */
  async resolve(actor: Actor, kind: OrganizerKind, refs: OrganizerRef[]): Promise<string[]> {
    return this.resolveKind(actor, kind, refs, await this.kindsOf(actor, refs));
  }

  /** The same for all that a recipe names; `carried` need not be looked up. */
  async resolveAll(
    actor: Actor,
    { categories, tags, tools }: RefsByKind,
    carried: ReadonlyMap<string, OrganizerKind> = new Map(),
  ): Promise<IdsByKind> {
    const others = [...(categories ?? []), ...(tags ?? []), ...(tools ?? [])].filter(
      ({ id }) => !carried.has(id ?? ''),
    );
    const kinds = new Map([...carried, ...(await this.kindsOf(actor, others))]);
    const idsOf = (kind: OrganizerKind, refs: OrganizerRef[] | null | undefined) =>
      refs ? this.resolveKind(actor, kind, refs, kinds) : refs;
    const [categoryIds, tagIds, toolIds] = await Promise.all([
      idsOf('categories', categories),
      idsOf('tags', tags),
      idsOf('tools', tools),
    ]);
    return { categories: categoryIds, tags: tagIds, tools: toolIds };
  }

  private kindsOf(actor: Actor, refs: OrganizerRef[]): Promise<Map<string, OrganizerKind>> {
    return this.organizers.kindsOf(
      actor,
      refs.flatMap(({ id }) => id ?? []),
    );
  }

  private async resolveKind(
    actor: Actor,
    kind: OrganizerKind,
    refs: OrganizerRef[],
    kinds: ReadonlyMap<string, OrganizerKind>,
  ): Promise<string[]> {
    const ids = new Set(refs.flatMap(({ id }) => (id && kinds.get(id) === kind ? id : [])));
    // Most references come with the id the caller has read: slugs are only looked up for the others.
    const others = refs.filter(({ id }) => !id || !ids.has(id));
    const bySlug = await this.organizers.findBySlugs(actor, kind, slugsOf(others));
    const idBySlug = new Map(bySlug.map(({ slug, _id }) => [slug, _id]));
    const found: (string | null)[] = [];
    for (const match of matchRefs(refs, { ids, idBySlug })) {
      found.push('id' in match ? match.id : await this.ensure(actor, kind, match.create, idBySlug));
    }
    return [...new Set(found.filter((id) => id !== null))];
  }

  /** The ids that a list filter means, which may mix ids and slugs; null for a slug that the group does not have. */
  async idsOf(actor: Actor, kind: OrganizerKind, values: string[]): Promise<(string | null)[]> {
    const slugs = values.filter((value) => !looksLikeId(value));
    const idBySlug = await this.names.idsBySlug(actor, kind, slugs, (missing) =>
      this.organizers.findBySlugs(actor, kind, missing),
    );
    return values.map((value) => (looksLikeId(value) ? hyphenated(value) : (idBySlug.get(value) ?? null)));
  }

  private async ensure(
    actor: Actor,
    kind: OrganizerKind,
    name: string,
    made: Map<string, string>,
  ): Promise<string | null> {
    const naming = namingOf(name);
    if (!naming) return null;
    const id = made.get(naming.slug) ?? (await this.create(actor, kind, naming));
    if (id) made.set(naming.slug, id);
    return id;
  }

  private async create(actor: Actor, kind: OrganizerKind, naming: OrganizerNaming): Promise<string | null> {
    const id = newId();
    try {
      // No event: people see a changed recipe, not each of its new tags (docs/api/recipes.md#organizers).
      await this.organizers.insert(actor, { _id: id, kind, householdsOnHand: [], ...naming }, []);
      return id;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Somebody was faster.
      const [found] = await this.organizers.findBySlugs(actor, kind, [naming.slug]);
      return found?._id ?? null;
    }
  }
}
