import type { GroupScope } from '@larder/contracts';
import type { CatalogueChanges } from '../catalogue-changes.js';
import { UnitIds } from './unit-ids.js';
import type { UnitRepository } from './unit.repository.js';

const OURS = { groupId: 'group-1' };
const THEIRS = { groupId: 'group-2' };

type Cache = Parameters<CatalogueChanges['subscribeToAll']>[0];

/** The ids of units that exist in memory, and the number of queries for them. */
function unitIds(stored: Record<string, string[]>) {
  const caches: Cache[] = [];
  const queries: string[] = [];
  const findAllIds = ({ groupId }: GroupScope) => {
    queries.push(groupId);
    const ids = stored[groupId];
    return ids ? Promise.resolve([...ids]) : Promise.reject(new Error('the database is away'));
  };
  const changes = { subscribeToAll: (cache: Cache) => caches.push(cache) };
  const ids = new UnitIds({ findAllIds } as unknown as UnitRepository, changes as unknown as CatalogueChanges);
  return { ids, queries, invalidate: (groupId: string) => caches.forEach((cache) => cache.invalidate(groupId)) };
}

describe('the ids of the units of a group', () => {
  it('are read once, for each group', async () => {
    const { ids, queries } = unitIds({ 'group-1': ['cup'], 'group-2': ['gram'] });

    expect(await Promise.all([ids.ofGroup(OURS), ids.ofGroup(OURS), ids.ofGroup(THEIRS)])).toEqual([
      ['cup'],
      ['cup'],
      ['gram'],
    ]);
    expect(queries).toEqual(['group-1', 'group-2']);
  });

  it('are read again after a change, also one during the read', async () => {
    const stored = { 'group-1': ['cup'] };
    const { ids, invalidate } = unitIds(stored);
    const before = ids.ofGroup(OURS);
    stored['group-1'].push('litre');
    invalidate('group-1');

    expect(await before).toEqual(['cup']);
    expect(await ids.ofGroup(OURS)).toEqual(['cup', 'litre']);
  });

  it('are read again after a failure', async () => {
    const stored: Record<string, string[]> = {};
    const { ids } = unitIds(stored);
    await expect(ids.ofGroup(OURS)).rejects.toThrow('the database is away');
    stored['group-1'] = ['cup'];

    expect(await ids.ofGroup(OURS)).toEqual(['cup']);
  });
});
