import { bulkName } from '../../seed/bulk-recipe.js';
import { randomNumbers } from '@larder/testing/random';
import type { Call } from '../../client/larder.js';
import { changing, conditional } from './prepared-calls.js';
import type { Aims } from './outcome.js';
import type { Scenario } from './scenario.js';
import { shoppingScenarios } from './shopping-scenarios.js';

/** The aim for p95 in milliseconds. */
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
const ordered = '/api/recipes?orderBy=name&orderDirection=asc';
const byName = `${ordered}&perPage=${PER_PAGE}`;
const allTags = '/api/organizers/tags?perPage=-1&orderBy=name&orderDirection=asc';
const shoppingLists = '/api/households/shopping/lists';
/** The aims for a response without a body. */
const UNCHANGED: Aims = { cpuMs: 0.75, multiple: 15 };

/** The scenarios for an instance with these recipes. */
export function scenarios(slugs: string[], tags: string[], goals: Goals): Scenario[] {
  const roll = randomNumbers(3);
  const any = (options: string[]) => options[Math.floor(roll() * options.length)] ?? '';
  const some = (count: number) => Array.from({ length: count }, () => any(slugs));
  const search = (text: string) => `${byName}&search=${encodeURIComponent(text)}`;
  const twoTags = () => `&tags=${any(tags)}&tags=${any(tags)}`;
  /** One of so many that hardly any is requested twice: it is in no cache of the gateway or service. */
  const anyPage = () => `&perPage=${41 + Math.floor(roll() * 19)}&page=${1 + Math.floor(roll() * lastPage * 0.8)}`;
  const lastPage = Math.max(1, Math.floor(slugs.length / PER_PAGE) - 1);
  const list: Aims = { p95Ms: goals.list, multiple: 60 };
  const searchAims: Aims = { p95Ms: goals.search, multiple: 60 };
  return [
    get('about', () => '/api/app/about', { commands: 0, cpuMs: 0.5, multiple: 10 }),
    get('self', () => '/api/users/self', { commands: 1, cpuMs: 1, multiple: 20 }),
    get('list, first page', () => byName, { ...list, commands: 2, cpuMs: 3 }),
    get('list, not cached', () => ordered + anyPage(), { ...list, commands: 2, cpuMs: 3 }),
    get('list, deep page', () => `${byName}&page=${Math.ceil((0.75 + roll() / 4) * lastPage)}`, list),
    get('list, by a tag', () => `${byName}&tags=${any(tags)}`, list),
    get('list, both of two tags', () => `${byName}&requireAllTags=true${twoTags()}`, list),
    get('list, one of two tags', () => `${byName}${twoTags()}`, list),
    conditionalReads('list, unchanged', () => [byName]),
    get('search, rare', () => search(`"${wordsOf(any(slugs))}"`), searchAims),
    get('search, common', () => search(any(['chicken', 'lemon', 'soup', 'roasted', 'garlic'])), searchAims),
    get(
      'search, typo',
      () => search(any(['aubergnie', 'cauliflwer', 'mushrom', 'rissotto', 'casserolle'])),
      searchAims,
    ),
    get('read', () => `/api/recipes/${any(slugs)}`, { p95Ms: goals.read, commands: 1, cpuMs: 1.5, multiple: 30 }),
    conditionalReads('read, unchanged', () => some(50).map((slug) => `/api/recipes/${slug}`)),
    get('tags', () => allTags, {}),
    conditionalReads('tags, unchanged', () => [allTags]),
    {
      name: 'create',
      aims: { commands: 3, cpuMs: 7, multiple: 140 },
      prepare: always(() => post('/api/recipes', { name: `${bulkName(roll)} ${Math.floor(roll() * 1e9)}` })),
    },
    {
      name: 'put',
      aims: { commands: 3, cpuMs: 8, multiple: 160 },
      prepare: (larder) =>
        changing(
          larder,
          some(50).map((slug) => `/api/recipes/${slug}`),
        ),
    },
    ...shoppingScenarios(roll),
    // Last, since it creates thousands of lists.
    {
      name: 'shopping list, create',
      aims: {},
      prepare: always(() => post(shoppingLists, { name: `List ${Math.floor(roll() * 1e9)}` })),
    },
  ];
}

function get(name: string, path: () => string, aims: Aims): Scenario {
  return { name, aims, prepare: always(() => ({ method: 'GET', path: path() })) };
}

/** Reads by a client with a cached response. */
function conditionalReads(name: string, paths: () => string[]): Scenario {
  return { name, aims: UNCHANGED, status: 304, prepare: (larder) => conditional(larder, paths()) };
}

/** Calls that need no data. */
function always(next: () => Call): Scenario['prepare'] {
  return () => Promise.resolve(next);
}

function post(path: string, body: unknown): Call {
  return { method: 'POST', path, body: JSON.stringify(body) };
}

/** Three consecutive words of a recipe's name, as a user would type them. */
const wordsOf = (slug: string): string => slug.split('-').slice(0, 3).join(' ');
