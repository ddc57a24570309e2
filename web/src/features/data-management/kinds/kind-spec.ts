import type { ComponentType } from 'react';
import type { TFunction } from 'i18next';
import type { CatalogueDrafts, CatalogueKind, CatalogueRecords } from '../../../entities/catalogue/catalogue.js';
import type { IconName } from '../../../shared/icons/paths.js';
import type { TableSort } from '../../../shared/ui/data/DataTable.js';
import type { RowColumn } from '../table/row-column.js';

/** The data page of one kind; its texts have the keys `data.<kind>.…`. */
export interface KindSpec<Kind extends CatalogueKind> {
  kind: Kind;
  icon: IconName;
  columns: (t: TFunction, language: string) => RowColumn<CatalogueRecords[Kind]>[];
  sort: TableSort;
  /** The fields of the dialog, inside its form. */
  Fields: ComponentType;
  blank: CatalogueDrafts[Kind];
  draftOf: (record: CatalogueRecords[Kind]) => CatalogueDrafts[Kind];
  /** Builds the request body. */
  normalize?: (draft: CatalogueDrafts[Kind]) => CatalogueDrafts[Kind];
}
