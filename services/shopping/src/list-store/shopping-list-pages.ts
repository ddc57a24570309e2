import type { Actor, PageHead, PageQuery } from '@larder/contracts';
import type { CheckedFilter } from '@larder/query-filter';
import { findPage, InjectModel, relatedPageSelection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { NOT_IN_OVERVIEWS, type ListHead } from './list-document.js';
import { ListRelations } from './list-relations.js';
import { SELECTABLE_LISTS } from './shopping-list-query.js';
import { SHOPPING_LISTS, type ShoppingListDocument } from './shopping-list.schema.js';

/** Filters, sorts and pages the lists of a household. */
@Injectable()
export class ShoppingListPages {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly related: ListRelations,
  ) {}

  /** A page of the household's lists. Throws for an unknown field in filter or order. */
  async find(
    actor: Actor,
    query: PageQuery,
    listsByLabelSetting: (filter: CheckedFilter | null) => Promise<string[]>,
  ): Promise<{ head: PageHead; lists: ListHead[] }> {
    const selected = await relatedPageSelection(query, SELECTABLE_LISTS, (relation) =>
      relation.resource === 'labelSettings' ? listsByLabelSetting(relation.filter) : this.related.ids(actor, relation),
    );
    const filter = { householdId: actor.householdId, ...selected.filter };
    const valuesOf = this.related.valuesFor(actor);
    const request = { filter, order: selected.order, query, without: NOT_IN_OVERVIEWS, valuesOf };
    const { head, documents } = await findPage(this.lists, request);
    return { head, lists: documents };
  }
}
