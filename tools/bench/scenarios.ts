import { bulkName } from '../seed/bulk-recipe.js';
import { randomNumbers } from '../../e2e/src/support/random-numbers.js';

export interface Scenario {
  name: string;
  /** The p95 in milliseconds that is aimed at. */
  goalMs?: number;
  method: 'GET' | 'POST';
  /** Each call may ask for something else. */
  next: () => { path: string; body?: string };
}

/** The p95 in milliseconds that is aimed at. */
export interface Goals {
  list: number;
  search: number;
  read: number;
}

const MANY = 20_000;

export function goalsFor(recipes: number): Goals {
  return recipes > MANY ? { list: 80, search: 120, read: 25 } : { list: 60, search: 100, read: 25 };
}

const PER_PAGE = 50;
const byName = `/api/recipes?perPage=${PER_PAGE}&orderBy=name&orderDirection=asc`;

/** What the bench asks an instance that has these recipes. */
export function scenarios(slugs: string[], tags: string[], goals: Goals): Scenario[] {
  const roll = randomNumbers(3);
  const any = (options: string[]) => options[Math.floor(roll() * options.length)] ?? '';
  const get = (name: string, path: () => string, goalMs?: number): Scenario => ({
    name,
    method: 'GET',
    next: () => ({ path: path() }),
    ...(goalMs === undefined ? {} : { goalMs }),
  });
  const search = (text: string) => `${byName}&search=${encodeURIComponent(text)}`;
  const twoTags = () => `&tags=${any(tags)}&tags=${any(tags)}`;
  const lastPage = Math.max(1, Math.floor(slugs.length / PER_PAGE) - 1);
  return [
    get('about', () => '/api/app/about'),
    get('self', () => '/api/users/self'),
    get('list, first page', () => byName, goals.list),
    get('list, deep page', () => `${byName}&page=${Math.ceil((0.75 + roll() / 4) * lastPage)}`, goals.list),
    get('list, by a tag', () => `${byName}&tags=${any(tags)}`, goals.list),
    get('list, both of two tags', () => `${byName}&requireAllTags=true${twoTags()}`, goals.list),
    get('list, one of two tags', () => `${byName}${twoTags()}`, goals.list),
    get('search, rare', () => search(`"${wordsOf(any(slugs))}"`), goals.search),
    get('search, common', () => search(any(['chicken', 'lemon', 'soup', 'roasted', 'garlic'])), goals.search),
    get(
      'search, typo',
      () => search(any(['aubergnie', 'cauliflwer', 'mushrom', 'rissotto', 'casserolle'])),
      goals.search,
    ),
    get('read', () => `/api/recipes/${any(slugs)}`, goals.read),
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
