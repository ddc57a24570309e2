import { formatUuid, isUuid, type Actor, type OrganizerKind, type OrganizerRef } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { matchRefs, slugsOf, type Match } from './match-refs.js';
import { organizerNaming, type OrganizerNaming } from './organizer-naming.js';
import { OrganizerNames } from './organizer-names.js';
import { OrganizerRepository } from './organizer.repository.js';

/** The organizer references of a recipe, by kind; null and undefined where it has none. */
export type RefsByKind = Record<OrganizerKind, OrganizerRef[] | null | undefined>;
/** The same as ids; null and undefined are kept. */
export type IdsByKind = Record<OrganizerKind, string[] | null | undefined>;

/** Resolves the organizer references of a recipe to ids of its group. */
@Injectable()
export class OrganizerResolver {
  constructor(
    private readonly organizers: OrganizerRepository,
    private readonly names: OrganizerNames,
  ) {}

  /** Resolves references to ids, in the order of the request and each once; missing organizers are created. */
  async resolve(actor: Actor, kind: OrganizerKind, refs: OrganizerRef[]): Promise<string[]> {
    return distinct(await this.resolveKind(actor, kind, refs, await this.kindsOf(actor, refs)));
  }

  /** The same for several recipes, looked up and created together; `verifiedIds` need no look-up. */
  async resolveAll(
    actor: Actor,
    all: RefsByKind[],
    verifiedIds: ReadonlyMap<string, OrganizerKind> = new Map(),
  ): Promise<IdsByKind[]> {
    const refs = all.flatMap(({ categories, tags, tools }) => [
      ...(categories ?? []),
      ...(tags ?? []),
      ...(tools ?? []),
    ]);
    const others = refs.filter(({ id }) => !verifiedIds.has(id ?? ''));
    const kinds = new Map([...verifiedIds, ...(await this.kindsOf(actor, others))]);
    const idsOf = (kind: OrganizerKind) =>
      this.resolveLists(actor, kind, { lists: all.map((each) => each[kind]), kinds });
    const [categories, tags, tools] = await Promise.all([idsOf('categories'), idsOf('tags'), idsOf('tools')]);
    return all.map((_refs, at) => ({ categories: categories[at], tags: tags[at], tools: tools[at] }));
  }

  /** The ids of each list, in its order and each once; null and undefined are kept. */
  private async resolveLists(
    actor: Actor,
    kind: OrganizerKind,
    { lists, kinds }: { lists: (OrganizerRef[] | null | undefined)[]; kinds: ReadonlyMap<string, OrganizerKind> },
  ): Promise<(string[] | null | undefined)[]> {
    const refs = lists.flatMap((list) => list ?? []);
    const ids = refs.length > 0 ? await this.resolveKind(actor, kind, refs, kinds) : [];
    let start = 0;
    return lists.map((list) => {
      if (!list) return list;
      start += list.length;
      return distinct(ids.slice(start - list.length, start));
    });
  }

  private kindsOf(actor: Actor, refs: OrganizerRef[]): Promise<Map<string, OrganizerKind>> {
    return this.organizers.findKinds(actor, [...new Set(refs.flatMap(({ id }) => id ?? []))]);
  }

  /** One id for each reference; null for an unusable one. */
  private async resolveKind(
    actor: Actor,
    kind: OrganizerKind,
    refs: OrganizerRef[],
    kinds: ReadonlyMap<string, OrganizerKind>,
  ): Promise<(string | null)[]> {
    const ids = new Set(refs.flatMap(({ id }) => (id && kinds.get(id) === kind ? id : [])));
    // Most references contain the id: slugs are only looked up for the others.
    const others = refs.filter(({ id }) => !id || !ids.has(id));
    const bySlug = await this.organizers.findBySlugs(actor, kind, slugsOf(others));
    const idBySlug = new Map(bySlug.map(({ slug, _id }) => [slug, _id]));
    const matches = matchRefs(refs, { ids, idBySlug });
    const created = await this.createAll(actor, kind, namingsIn(matches));
    return matches.map((match) => idIn(match, created));
  }

  /** Resolves a list filter of ids and slugs to ids; null for an unknown slug. */
  async idsOf(actor: Actor, kind: OrganizerKind, values: string[]): Promise<(string | null)[]> {
    const slugs = values.filter((value) => !isUuid(value));
    const idBySlug = await this.names.idsBySlug(actor, kind, slugs, (missing) =>
      this.organizers.findBySlugs(actor, kind, missing),
    );
    return values.map((value) => (isUuid(value) ? formatUuid(value) : (idBySlug.get(value) ?? null)));
  }

  /**
   * Creates organizers with one statement, and finds those that a concurrent request has created.
   *
   * @returns ids by slug
   */
  private async createAll(actor: Actor, kind: OrganizerKind, namings: OrganizerNaming[]): Promise<Map<string, string>> {
    if (namings.length === 0) return new Map();
    // No events: only the changed recipe is published, not each of its new tags (docs/api/recipes.md#organizers).
    const records = namings.map((naming) => ({ _id: newId(), kind, householdsOnHand: [], ...naming }));
    const isTaken = await this.organizers.insertMany(actor, records);
    const slugs = namings.map(({ slug }) => slug);
    const created = isTaken ? await this.organizers.findBySlugs(actor, kind, slugs) : records;
    return new Map(created.map(({ slug, _id }) => [slug, _id]));
  }
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The first of the names with the same slug. */
function namingsIn(matches: (Match | null)[]): OrganizerNaming[] {
  const namings = new Map<string, OrganizerNaming>();
  for (const match of matches) {
    const naming = match && 'create' in match ? organizerNaming(match.create) : null;
    if (naming && !namings.has(naming.slug)) namings.set(naming.slug, naming);
  }
  return [...namings.values()];
}

function idIn(match: Match | null, created: ReadonlyMap<string, string>): string | null {
  if (!match) return null;
  return 'id' in match ? match.id : (created.get(organizerNaming(match.create)?.slug ?? '') ?? null);
}
