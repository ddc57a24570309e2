import {
  CatalogueChanged,
  CatalogueExtended,
  ListFoods,
  ListUnits,
  readPage,
  type Actor,
  type Food,
  type Unit,
} from '@larder/contracts';
import { Catalogue } from '@larder/ingredient-parser';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

export type GroupCatalogue = Catalogue<Food, Unit>;

/** Short, since the broadcast of a change may be lost. */
const CACHE_MS = 3_000;
const MAX_CACHED = 20;
const ALL_RECORDS = { perPage: -1 };

interface CachedCatalogue {
  groupId: string;
  catalogue: Promise<GroupCatalogue>;
}

/** The foods and units of groups, requested from the recipe service and cached until they change. */
@Injectable()
export class GroupCatalogues implements OnModuleInit {
  private readonly cache = new LRUCache<string, CachedCatalogue>({ max: MAX_CACHED, ttl: CACHE_MS });

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(CatalogueChanged, ({ groupId }) => this.invalidate(groupId));
    this.broadcasts.on(CatalogueExtended, ({ groupId }) => this.invalidate(groupId));
    this.broadcasts.onInvalidated(() => this.cache.clear());
  }

  /** The catalogue of the caller's group, as the caller's household sees it. */
  of(actor: Actor): Promise<GroupCatalogue> {
    const { householdId, groupId } = actor;
    const cached = this.cache.get(householdId);
    if (cached) return cached.catalogue;
    const loading = { groupId, catalogue: this.load(actor) };
    this.cache.set(householdId, loading);
    loading.catalogue.catch(() => this.cache.peek(householdId) === loading && this.cache.delete(householdId));
    return loading.catalogue;
  }

  /** Also drops a catalogue that is being loaded, which may lack the change. */
  private invalidate(changedGroupId: string): void {
    for (const [householdId, { groupId }] of [...this.cache.entries()])
      if (groupId === changedGroupId) this.cache.delete(householdId);
  }

  private async load(actor: Actor): Promise<GroupCatalogue> {
    const services = this.services.as(actor);
    const [foods, units] = await Promise.all([
      readPage(services.stream(ListFoods, ALL_RECORDS)),
      readPage(services.stream(ListUnits, ALL_RECORDS)),
    ]);
    return new Catalogue({ foods: foods.items, units: units.items });
  }
}
