import type { Actor, CatalogueKind, RequestOf, SelectFromCatalogue } from '@larder/contracts';
import { InjectConnection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { FilterCompiler, listOrder, matchingIds, RowKeys, rowsOf } from '../pagination/index.js';

type Kind = CatalogueKind | 'recipes';
type Selection = Omit<RequestOf<typeof SelectFromCatalogue>, 'kind'> & { kind: Kind };

/** Resolves filters and sort keys of other services on recipes, foods, units and labels. */
@Injectable()
export class CatalogueSelection {
  constructor(
    private readonly filters: FilterCompiler,
    private readonly rowKeys: RowKeys,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async select(actor: Actor, { kind, ids, queryFilter, orderBy }: Selection) {
    const condition = await this.filters.compile(actor, kind, queryFilter);
    const filter = { $and: [{ _id: { $in: ids }, groupId: actor.groupId }, condition] };
    const model = this.connection.model<unknown>(kind);
    if (orderBy === null) return (await matchingIds(model, filter)).map((id) => ({ id, value: null }));
    const rows = await rowsOf(model, filter, await this.keysOf(actor, kind, orderBy));
    return rows.map(({ _id: id, values: [value = null] }) => ({ id, value }));
  }

  private keysOf(actor: Actor, kind: Kind, orderBy: string) {
    return this.rowKeys.of(actor, listOrder(kind, { page: 1, perPage: 1, orderDirection: 'asc', orderBy }, false));
  }
}
