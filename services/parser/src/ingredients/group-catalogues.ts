import { ListFoods, ListUnits, readPage, type Actor, type Food, type Unit } from '@larder/contracts';
import { Catalogue } from '@larder/ingredient-parser';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

export type GroupCatalogue = Catalogue<Food, Unit>;

/** Short, so that a food which a user creates in the dialog is matched at once. */
const CACHE_MS = 3_000;
const MAX_CACHED = 20;
const ALL_RECORDS = { perPage: -1 };

/** The foods and units of groups, requested from the recipe service and cached briefly. */
@Injectable()
export class GroupCatalogues {
  private readonly cache = new Map<string, { catalogue: Promise<GroupCatalogue>; expiresAt: number }>();

  constructor(private readonly services: ServiceClient) {}

  /** The catalogue of the caller's group, as the caller's household sees it. */
  of(actor: Actor): Promise<GroupCatalogue> {
    const { householdId } = actor;
    const cached = this.cache.get(householdId);
    if (cached && cached.expiresAt > Date.now()) return cached.catalogue;
    const catalogue = this.load(actor);
    this.store(householdId, catalogue);
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

  private store(householdId: string, catalogue: Promise<GroupCatalogue>): void {
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    const cached = { catalogue, expiresAt: Date.now() + CACHE_MS };
    this.cache.set(householdId, cached);
    catalogue.catch(() => this.cache.get(householdId) === cached && this.cache.delete(householdId));
  }
}
