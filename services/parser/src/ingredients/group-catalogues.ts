import { ListFoods, ListUnits, readPage, type Actor, type Food, type Unit } from '@larder/contracts';
import { Catalogue } from '@larder/ingredient-parser';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

export type GroupCatalogue = Catalogue<Food, Unit>;

/** A dialog asks line by line; a food created in between must be found soon. */
const KEPT_MS = 3_000;
const MOST_KEPT = 20;
const EVERYTHING = { perPage: -1 };

/** The foods and units of a group, asked of the service that owns them and kept for a moment. */
@Injectable()
export class GroupCatalogues {
  private readonly kept = new Map<string, { catalogue: Promise<GroupCatalogue>; staleAt: number }>();

  constructor(private readonly services: ServiceClient) {}

  /** Those of the caller's group, as the caller's household sees them. */
  of(actor: Actor): Promise<GroupCatalogue> {
    const { householdId } = actor;
    const known = this.kept.get(householdId);
    if (known && known.staleAt > Date.now()) return known.catalogue;
    const catalogue = this.load(actor);
    this.keep(householdId, catalogue);
    return catalogue;
  }

  private async load(actor: Actor): Promise<GroupCatalogue> {
    const services = this.services.as(actor);
    const [foods, units] = await Promise.all([
      readPage(services.stream(ListFoods, EVERYTHING)),
      readPage(services.stream(ListUnits, EVERYTHING)),
    ]);
    return new Catalogue({ foods: foods.items, units: units.items });
  }

  private keep(householdId: string, catalogue: Promise<GroupCatalogue>): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const entry = { catalogue, staleAt: Date.now() + KEPT_MS };
    this.kept.set(householdId, entry);
    catalogue.catch(() => this.kept.get(householdId) === entry && this.kept.delete(householdId));
  }
}
