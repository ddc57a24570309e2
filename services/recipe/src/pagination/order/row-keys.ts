import type { Actor } from '@larder/contracts';
import type { OrderKey } from '@larder/query-filter';
import { randomSortKeys } from '@larder/recipe-search';
import { Injectable } from '@nestjs/common';
import { RatingRepository } from '../../recipe-store/index.js';
import { ON_HAND_FIELD } from '../filters/on-hand-filter.js';
import { sortValue, type RowKey } from '@larder/service-kit';
import type { ListOrder } from './list-order.js';
import { RelatedValues } from './related-values.js';

type ToValue = RowKey['toValue'];

/** Computes the sort keys of rows, including values of other records (`user.fullName`, `recipe.name`). */
@Injectable()
export class RowKeys {
  constructor(
    private readonly related: RelatedValues,
    private readonly ratings: RatingRepository,
  ) {}

  async of(actor: Actor, order: ListOrder): Promise<RowKey[]> {
    if (order.kind === 'keys') return Promise.all(order.keys.map((key) => this.toRowKey(actor, key)));
    const sortKeyOf = randomSortKeys(order.seed);
    const toValue = (id: unknown) => sortKeyOf(String(id));
    return [{ path: '_id', direction: 'asc', nulls: 'last', toValue }];
  }

  private async toRowKey(actor: Actor, { attribute, direction, nulls }: OrderKey): Promise<RowKey> {
    const { sortField, location } = attribute;
    if (sortField === 'rating') return { path: sortField, direction, nulls, toValue: await this.ratingFor(actor) };
    if (sortField) return { path: sortField, direction, nulls, toValue: ownValue(actor, sortField) };
    if (location.kind !== 'related' || location.link === 'owners') {
      throw new Error(`Nothing can be ordered by "${attribute.path}".`);
    }
    const toValue = await this.related.of(actor, location.resource, location.attribute);
    return { path: location.link.field, direction, nulls, toValue };
  }

  /** The caller's own rating, else the average. */
  private async ratingFor(actor: Actor): Promise<ToValue> {
    const own = await this.ratings.findStarsOfUser(actor);
    return (average, id) => own.get(id) ?? (average as number | null);
  }
}

function ownValue({ householdId }: Actor, field: string): ToValue {
  if (field === ON_HAND_FIELD) return (households) => (households as string[]).includes(householdId);
  // Stored normalised already; normalising again would be most of the work.
  if (field === 'nameSort') return (name) => name as string;
  return sortValue;
}
