/** A change by one version, compared in both afterwards. */
export interface MixedWrite {
  name: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Lists and records that show the change. */
  shownBy: string[];
}

const SOUP = '/api/recipes/upgrade-soup';
const recipeLists = [SOUP, '/api/recipes?orderBy=name&orderDirection=asc', '/api/recipes?search=upgrade'];
const ingredients = [{ quantity: 2, unit: { name: 'piece' }, food: { name: 'leek' }, note: 'washed' }];

/** Changes of most kinds of records; those that they create have the suffix in their names. */
export function mixedWrites(suffix: string): MixedWrite[] {
  const slug = `/api/recipes/upgrade-pie-${suffix}`;
  return [
    write('POST', '/api/recipes', { name: `Upgrade pie ${suffix}` }, [...recipeLists.slice(1), slug]),
    write('PATCH', slug, { recipeIngredient: ingredients, tags: [{ name: `Tag ${suffix}` }] }, [slug, '/api/foods']),
    write('PATCH', SOUP, { description: `Changed by ${suffix}` }, recipeLists),
    write('POST', '/api/foods', { name: `food ${suffix}` }, ['/api/foods?orderBy=name']),
    write('POST', '/api/organizers/categories', { name: `Category ${suffix}` }, ['/api/organizers/categories']),
    write('POST', '/api/groups/labels', { name: `Label ${suffix}` }, ['/api/groups/labels']),
    write('POST', '/api/households/cookbooks', { name: `Cookbook ${suffix}` }, ['/api/households/cookbooks']),
    write('POST', '/api/households/shopping/lists', { name: `List ${suffix}` }, ['/api/households/shopping/lists']),
    write('POST', '/api/households/mealplans', { date: '2026-11-01', entryType: 'dinner', title: `Plan ${suffix}` }, [
      '/api/households/mealplans?start_date=2026-10-01&end_date=2026-12-01',
    ]),
    write('PUT', '/api/households/preferences', { firstDayOfWeek: suffix === 'newer' ? 1 : 0 }, [
      '/api/households/preferences',
      '/api/households/self',
    ]),
    write('DELETE', slug, undefined, [slug, ...recipeLists.slice(1)]),
  ];
}

/** The recipe that both versions change. */
export const FIRST_WRITE = write('POST', '/api/recipes', { name: 'Upgrade soup' }, recipeLists);

function write(method: MixedWrite['method'], path: string, body: unknown, shownBy: string[]): MixedWrite {
  return { name: `${method} ${path}`, method, path, ...(body !== undefined && { body }), shownBy };
}
