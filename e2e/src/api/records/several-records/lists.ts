import {
  aRecipe,
  anExport,
  cookbook,
  deleted,
  GROUP_RECORDS,
  named,
  ofRecipe,
  ORGANIZER_KINDS,
  planEntry,
  recipeAction,
  type Maker,
} from './record-makers.js';

/**
 * Every list, and whether it shows the owner's records to another household of the group; other callers never see them.
 */
export const LISTS: { path: string; make: Maker; isVisibleToNeighbor: boolean }[] = [
  { path: '/api/trash/recipes', make: deleted(aRecipe), isVisibleToNeighbor: true },
  { path: '/api/trash/cookbooks', make: deleted(cookbook), isVisibleToNeighbor: false },
  { path: '/api/trash/plan-entries', make: deleted(planEntry), isVisibleToNeighbor: false },
  {
    path: '/api/trash/shopping-lists',
    make: deleted(named('/api/households/shopping/lists')),
    isVisibleToNeighbor: false,
  },
  { path: '/api/recipes', make: aRecipe, isVisibleToNeighbor: true },
  { path: '/api/recipes/category', make: aRecipe, isVisibleToNeighbor: true },
  ...GROUP_RECORDS.map((path) => ({ path, make: named(path), isVisibleToNeighbor: true })),
  ...ORGANIZER_KINDS.map((kind) => {
    return { path: `/api/organizers/${kind}/empty`, make: named(`/api/organizers/${kind}`), isVisibleToNeighbor: true };
  }),
  { path: '/api/comments', make: ofRecipe('/api/comments', { text: 'Tasty' }), isVisibleToNeighbor: true },
  {
    path: '/api/recipes/timeline/events',
    make: ofRecipe('/api/recipes/timeline/events', { subject: 'Made it', eventType: 'comment' }),
    isVisibleToNeighbor: true,
  },
  { path: '/api/shared/recipes', make: ofRecipe('/api/shared/recipes'), isVisibleToNeighbor: true },
  { path: '/api/recipes/bulk-actions/export', make: anExport, isVisibleToNeighbor: true },
  { path: '/api/households/cookbooks', make: cookbook, isVisibleToNeighbor: false },
  { path: '/api/households/recipe-actions', make: recipeAction, isVisibleToNeighbor: false },
];
