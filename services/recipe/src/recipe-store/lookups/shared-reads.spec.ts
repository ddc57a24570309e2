import { currentContext, runInContext } from '@larder/service-kit';
import { lookupFor, type RecipeLookup } from './recipe-lookup.js';
import { SharedReads } from './shared-reads.js';

const [ours, theirs] = [{ groupId: 'ours' }, { groupId: 'theirs' }];
const ID = '0b9bf2bd-6c0b-4f3e-9a51-5f4d0c1b2a3e';
const STORED = [
  { _id: ID, groupId: 'ours', slug: 'leek-soup' },
  { _id: 'second', groupId: 'ours', slug: 'plum-pie' },
  { _id: 'third', groupId: 'theirs', slug: 'plum-pie' },
];

/** Reads of the stored recipes, and the values of each query; those of a damaged recipe fail. */
function setUp(damaged?: string) {
  const queries: { values: string[]; requestId: string | undefined }[] = [];
  const readAll = (first: RecipeLookup, others: RecipeLookup[]) => {
    const lookups = [first, ...others];
    const values = lookups.map(({ value }) => value);
    queries.push({ values, requestId: currentContext()?.requestId });
    if (damaged && values.includes(damaged)) return Promise.reject(new Error('damaged'));
    return Promise.resolve(
      STORED.filter((recipe) => recipe.groupId === first.groupId && values.includes(recipe[first.field])),
    );
  };
  const reads = new SharedReads(readAll);
  const find = (group: { groupId: string }, slugOrId: string) => reads.find(lookupFor(group, slugOrId));
  return { queries, find };
}

it('reads the recipes of a group by one query', async () => {
  const { queries, find } = setUp();

  const results = await Promise.all(['plum-pie', 'leek-soup', 'absent', 'plum-pie'].map((slug) => find(ours, slug)));

  expect(results.map((recipe) => recipe?._id)).toEqual(['second', ID, undefined, 'second']);
  expect(queries.map(({ values }) => values)).toEqual([['plum-pie', 'leek-soup', 'absent', 'plum-pie']]);
});

it('never reads for two groups together, nor by slugs and ids', async () => {
  const { queries, find } = setUp();

  const results = await Promise.all([find(ours, 'plum-pie'), find(theirs, 'plum-pie'), find(ours, ID.toUpperCase())]);

  expect(results.map((recipe) => recipe?._id)).toEqual(['second', 'third', ID]);
  expect(queries.map(({ values }) => values)).toEqual([['plum-pie'], ['plum-pie'], [ID]]);
});

it('reads each alone when a recipe cannot be read', async () => {
  const { find } = setUp('leek-soup');

  const results = await Promise.allSettled([find(ours, 'plum-pie'), find(ours, 'leek-soup')]);

  expect(results).toMatchObject([{ value: { _id: 'second' } }, { reason: new Error('damaged') }]);
});

it('reads in the request that waits, and for several in none', async () => {
  const { queries, find } = setUp();
  const as = (requestId: string, slug: string) => runInContext({ requestId, actor: null }, () => find(ours, slug));

  await as('first', 'plum-pie');
  await Promise.all([as('second', 'plum-pie'), as('third', 'leek-soup')]);

  expect(queries.map(({ requestId }) => requestId)).toEqual(['first', undefined]);
});
