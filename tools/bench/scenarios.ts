import { bulkName } from '../seed/bulk-recipe.js';
import { dice } from '../seed/dice.js';

export interface Scenario {
  name: string;
  /** The p95 in milliseconds that is aimed at. */
  goalMs?: number;
  method: 'GET' | 'POST';
  /** Each call may ask for something else. */
  next: () => { path: string; body?: string };
}

const LIST_MS = 60;
const SEARCH_MS = 100;
const READ_MS = 25;
const PER_PAGE = 50;
const byName = `/api/recipes?perPage=${PER_PAGE}&orderBy=name&orderDirection=asc`;

/** What the bench asks an instance that has these recipes. */
export function scenarios(slugs: string[], tags: string[]): Scenario[] {
  const roll = dice(3);
  const any = (options: string[]) => options[Math.floor(roll() * options.length)] ?? '';
  const get = (name: string, path: () => string, goalMs?: number): Scenario => ({
    name,
    method: 'GET',
    next: () => ({ path: path() }),
    ...(goalMs === undefined ? {} : { goalMs }),
  });
  const search = (text: string) => `${byName}&search=${encodeURIComponent(text)}`;
  const lastPage = Math.max(1, Math.floor(slugs.length / PER_PAGE) - 1);
  return [
    get('about', () => '/api/app/about'),
    get('self', () => '/api/users/self'),
    get('list, first page', () => byName, LIST_MS),
    get('list, deep page', () => `${byName}&page=${Math.ceil((0.75 + roll() / 4) * lastPage)}`, LIST_MS),
    get('list, by a tag', () => `${byName}&tags=${any(tags)}`, LIST_MS),
    get('search, rare', () => search(`"${wordsOf(any(slugs))}"`), SEARCH_MS),
    get('search, common', () => search(any(['chicken', 'lemon', 'soup', 'roasted', 'garlic'])), SEARCH_MS),
    get('search, typo', () => search(any(['aubergnie', 'cauliflwer', 'mushrom', 'rissotto', 'casserolle'])), SEARCH_MS),
    get('read', () => `/api/recipes/${any(slugs)}`, READ_MS),
    {
      name: 'create',
      method: 'POST',
      next: () => ({
        path: '/api/recipes',
        body: JSON.stringify({ name: `${bulkName(roll)} ${Math.floor(roll() * 1e9)}` }),
      }),
    },
  ];
}

/** Three words in a row of a recipe's name, as somebody would type them. */
const wordsOf = (slug: string): string => slug.split('-').slice(0, 3).join(' ');
