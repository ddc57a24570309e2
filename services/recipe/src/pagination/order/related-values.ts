import type { GroupScope } from '@larder/contracts';
import type { ResolvedAttribute } from '@larder/query-filter';
import { Injectable } from '@nestjs/common';
import { RelatedRecords } from '../filters/related-records.js';
import { sortValue, type SortValue, valueAt } from '@larder/service-kit';

type ValueOf = (stored: unknown) => SortValue;

/** Reads sort values from related records, and from records related to those. */
@Injectable()
export class RelatedValues {
  constructor(private readonly related: RelatedRecords) {}

  /** The value of an attribute by record id; null for ids without a related record. */
  async of(actor: GroupScope, resource: string, attribute: ResolvedAttribute): Promise<ValueOf> {
    const { field, toValue } = await this.step(actor, attribute);
    const records = await this.related.records(actor, resource, field);
    const values = new Map<unknown, SortValue>(records.map((each) => [each.id, toValue(valueAt(each, field))]));
    return (id) => values.get(id) ?? null;
  }

  /** The field of the record itself, and the comparable form of its value. */
  private async step(actor: GroupScope, { path, location, sortField }: ResolvedAttribute) {
    if (sortField) return { field: sortField, toValue: sortValue };
    if (location.kind !== 'related' || location.link === 'owners')
      throw new Error(`Nothing can be ordered by "${path}".`);
    return { field: location.link.field, toValue: await this.of(actor, location.resource, location.attribute) };
  }
}
