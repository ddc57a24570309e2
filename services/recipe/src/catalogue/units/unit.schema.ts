import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { catalogueDefinition, withCatalogueIndexes, type CatalogueFields } from '../catalogue.schema.js';

export type UnitDocument = Aggregate<
  CatalogueFields & {
    abbreviation: string;
    pluralAbbreviation: string | null;
    useAbbreviation: boolean;
    /** Amounts are shown as fractions, else as decimals. */
    fraction: boolean;
  }
>;

export const UnitSchema = withCatalogueIndexes(
  aggregateSchema<UnitDocument>({
    ...catalogueDefinition,
    abbreviation: { type: String, default: '' },
    pluralAbbreviation: { type: String, default: null },
    useAbbreviation: { type: Boolean, default: false },
    fraction: { type: Boolean, default: true },
  }),
);
