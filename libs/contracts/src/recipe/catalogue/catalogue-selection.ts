import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

const moments = { createdAt: 'datetime', updatedAt: 'datetime' } as const;
const common = {
  id: 'uuid',
  name: 'text',
  pluralName: 'text',
  description: 'text',
  groupId: 'uuid',
  ...moments,
  aliases: { many: true, attributes: { name: 'text' } },
} as const;

/**
 * The attributes of foods, units and labels for filters and orders, also through relations, with their filter types.
 */
export const CATALOGUE_ATTRIBUTES = {
  foods: {
    ...common,
    onHand: 'boolean',
    extras: { many: true, attributes: { keyName: 'text', value: 'text' } },
    labelId: 'uuid',
    label: { resource: 'labels', link: { field: 'labelId' } },
  },
  units: {
    ...common,
    abbreviation: 'text',
    pluralAbbreviation: 'text',
    useAbbreviation: 'boolean',
    fraction: 'boolean',
  },
  labels: { id: 'uuid', name: 'text', color: 'text', groupId: 'uuid', ...moments },
} as const;

export const CatalogueKind = z.enum(['foods', 'units', 'labels']);
export type CatalogueKind = z.output<typeof CatalogueKind>;

/** Maximum number of selected records of a kind: no group has more. */
export const MAX_SELECTED = 5_000;

/**
 * Returns those of the given foods, units, labels, categories or tags of the caller's group that match a filter; an
 * empty filter matches all. With `orderBy`, an attribute, also their sort values: `value` is null when absent.
 *
 * @throws `recipe.invalid-filter`
 */
export const SelectFromCatalogue = defineMessage({
  subject: 'recipe.catalogue.select',
  request: z.object({
    kind: z.enum([...CatalogueKind.options, 'categories', 'tags']),
    ids: z.array(Id).max(MAX_SELECTED),
    queryFilter: z.string().default(''),
    orderBy: z.string().nullable().default(null),
  }),
  reply: z.array(z.object({ id: Id, value: z.union([z.string(), z.number(), z.boolean()]).nullable() })),
  idempotent: true,
});
