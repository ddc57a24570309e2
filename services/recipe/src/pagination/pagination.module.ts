import { Module } from '@nestjs/common';
import { RecipeStoreModule } from '../recipe-store/index.js';
import { FilterCompiler } from './filters/filter-compiler.js';
import { RelatedRecords } from './filters/related-records.js';
import { ListCache } from './cache/list-cache.js';
import { Lists } from './lists.js';
import { RelatedValues } from './order/related-values.js';
import { RowKeys } from './order/row-keys.js';

/** Lists: filters, order, search in names, and pages. */
@Module({
  imports: [RecipeStoreModule],
  providers: [FilterCompiler, ListCache, Lists, RelatedRecords, RelatedValues, RowKeys],
  exports: [FilterCompiler, Lists, RowKeys],
})
export class PaginationModule {}
