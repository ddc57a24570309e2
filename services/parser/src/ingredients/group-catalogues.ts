import { ListFoods, ListUnits, readPage, type Actor, type Food, type Unit } from '@larder/contracts';
import { Catalogue } from '@larder/ingredient-parser';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

export type GroupCatalogue = Catalogue<Food, Unit>;

/** Short, so that a food which a user creates in the dialog is matched at once. */
const CACHE_MS = 3_000;
const MAX_CACHED = 20;
const ALL_RECORDS = { perPage: -1 };

/** The foods and units of groups, requested from the recipe service and cached briefly. */
@Injectable()
export class GroupCatalogues {
  private readonly cache = new LRUCache<string, Promise<GroupCatalogue>>({ max: MAX_CACHED, ttl: CACHE_MS });

  constructor(private readonly services: ServiceClient) {}

  /** The catalogue of the caller's group, as the caller's household sees it. */
  of(actor: Actor): Promise<GroupCatalogue> {
    const { householdId } = actor;
    const cached = this.cache.get(householdId);
    if (cached) return cached;
    const catalogue = this.load(actor);
    this.cache.set(householdId, catalogue);
    catalogue.catch(() => this.cache.peek(householdId) === catalogue && this.cache.delete(householdId));
    return catalogue;
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
