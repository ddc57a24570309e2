import { randomUUID } from 'node:crypto';
import {
  aRecipe,
  anExport,
  cookbook,
  GROUP_RECORDS,
  named,
  recipeAction,
  type Maker,
  type NamedRecord,
} from './record-makers.js';

/** The outcome of a call: its status, and whether the record has changed. */
export interface Outcome {
  status: number;
  isChanged: boolean;
}
/** An operation that names a record in its body or query, and its outcome for other callers. */
export interface NamingOperation {
  operation: string;
  /** `:id` is replaced by the record's. */
  query?: string;
  body?: (record: NamedRecord) => unknown;
  make: Maker;
  neighbor: Outcome;
  stranger: Outcome;
}

const unchanged = (status: number): Outcome => ({ status, isChanged: false });
const changed = (status: number): Outcome => ({ status, isChanged: true });
const oneRecipe = ({ slug }: NamedRecord) => ({ recipes: [slug] });
const renamed = (record: NamedRecord) => [{ id: record.id, name: 'Theirs now' }];
const recipeId = ({ id }: NamedRecord) => ({ recipeId: id });

/**
 * Every operation with record ids in its body or query (docs/api/recipes.md, collaboration.md,
 * organizers-foods-cookbooks.md).
 */
export const NAMING_OPERATIONS: NamingOperation[] = [
  // Recipes of other households are read-only by default; those of other groups are not found.
  { operation: 'PUT /api/recipes', body: renamed, make: aRecipe, neighbor: unchanged(403), stranger: unchanged(404) },
  { operation: 'PATCH /api/recipes', body: renamed, make: aRecipe, neighbor: unchanged(403), stranger: unchanged(404) },
  ...[
    { operation: 'POST /api/recipes/bulk-actions/tag', more: { tags: [{ name: 'Theirs', slug: 'theirs' }] } },
    {
      operation: 'POST /api/recipes/bulk-actions/categorize',
      more: { categories: [{ name: 'Theirs', slug: 'theirs' }] },
    },
    { operation: 'POST /api/recipes/bulk-actions/settings', more: { settings: { showAssets: true } } },
    { operation: 'POST /api/recipes/bulk-actions/delete', more: {} },
  ].map(({ operation, more }): NamingOperation => {
    const body = (record: NamedRecord) => ({ ...oneRecipe(record), ...more });
    // Unknown slugs are skipped.
    return { operation, body, make: aRecipe, neighbor: unchanged(403), stranger: unchanged(200) };
  }),
  {
    operation: 'POST /api/recipes/bulk-actions/export',
    body: oneRecipe,
    make: aRecipe,
    neighbor: unchanged(202),
    stranger: unchanged(202),
  },
  {
    operation: 'GET /api/recipes/bulk-actions/export/download',
    query: 'path=:id',
    make: anExport,
    neighbor: unchanged(200),
    stranger: unchanged(400),
  },
  {
    operation: 'DELETE /api/recipes/bulk-actions/export/purge',
    make: anExport,
    neighbor: changed(200),
    stranger: unchanged(200),
  },
  ...GROUP_RECORDS.map((path): NamingOperation => {
    const operation = `DELETE ${path}`;
    return { operation, query: 'ids=:id', make: named(path), neighbor: changed(200), stranger: unchanged(200) };
  }),
  {
    operation: 'DELETE /api/households/recipe-actions',
    query: 'ids=:id',
    make: recipeAction,
    neighbor: unchanged(200),
    stranger: unchanged(200),
  },
  {
    operation: 'PUT /api/households/cookbooks',
    body: renamed,
    make: cookbook,
    neighbor: unchanged(404),
    stranger: unchanged(404),
  },
  {
    operation: 'PUT /api/foods/merge',
    body: ({ id }) => ({ fromFood: id, toFood: randomUUID() }),
    make: named('/api/foods'),
    neighbor: unchanged(404),
    stranger: unchanged(404),
  },
  {
    operation: 'PUT /api/units/merge',
    body: ({ id }) => ({ fromUnit: id, toUnit: randomUUID() }),
    make: named('/api/units'),
    neighbor: unchanged(404),
    stranger: unchanged(404),
  },
  {
    operation: 'PUT /api/foods/bulk-label',
    body: ({ id }) => ({ ids: [id], labelId: null }),
    make: named('/api/foods'),
    neighbor: changed(200),
    stranger: unchanged(200),
  },
  {
    operation: 'POST /api/comments',
    body: (record) => ({ ...recipeId(record), text: 'Tasty' }),
    make: aRecipe,
    neighbor: changed(201),
    stranger: unchanged(404),
  },
  {
    operation: 'POST /api/recipes/timeline/events',
    body: (record) => ({ ...recipeId(record), subject: 'Made it', eventType: 'comment' }),
    make: aRecipe,
    neighbor: unchanged(201),
    stranger: unchanged(404),
  },
  {
    operation: 'POST /api/shared/recipes',
    body: recipeId,
    make: aRecipe,
    neighbor: unchanged(201),
    stranger: unchanged(404),
  },
];
