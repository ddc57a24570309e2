import type { Actor, OrganizerKind, RequestOf, SelectFromCatalogue } from '@larder/contracts';
import { InjectConnection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { FilterCompiler, listOrder, matchingIds, RowKeys, rowsOf } from '../pagination/index.js';

type CatalogueRequest = RequestOf<typeof SelectFromCatalogue>;
type Kind = CatalogueRequest['kind'] | 'recipes';
type Selection = Omit<CatalogueRequest, 'kind'> & { kind: Kind };

const COLLECTIONS: Readonly<Record<Kind, { collection: string; kind?: OrganizerKind }>> = {
  recipes: { collection: 'recipes' },
  foods: { collection: 'foods' },
  units: { collection: 'units' },
  labels: { collection: 'labels' },
  categories: { collection: 'organizers', kind: 'categories' },
  tags: { collection: 'organizers', kind: 'tags' },
};

/** Resolves filters and sort keys of other services on recipes, foods, units, labels, categories and tags. */
@Injectable()
export class CatalogueSelection {
  constructor(
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async select(actor: Actor, { kind, ids, queryFilter, orderBy }: Selection) {
    const condition = await this.filters.compile(actor, kind, queryFilter);
    const { collection, ...ofKind } = COLLECTIONS[kind];
    const filter = { $and: [{ _id: { $in: ids }, groupId: actor.groupId, ...ofKind }, condition] };
    const model = this.connection.model<unknown>(collection);
    if (orderBy === null) return (await matchingIds(model, filter)).map((id) => ({ id, value: null }));
    const rows = await rowsOf(model, filter, await this.keysOf(actor, kind, orderBy));
    return rows.map(({ _id: id, values: [value = null] }) => ({ id, value }));
  }

  private keysOf(actor: Actor, kind: Kind, orderBy: string) {
    return this.rowKeys.of(actor, listOrder(kind, { page: 1, perPage: 1, orderDirection: 'asc', orderBy }));
  }
}
