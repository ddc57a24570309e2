import type { DumpRecord } from '@larder/mealie-dump';
import read from './dump.worker.js';
import { recordsOf, toPortions } from './dump-portions.js';

const label = (name: string) => ({ kind: 'label', id: name, groupId: 'g', name, color: '' }) as unknown as DumpRecord;
const site: DumpRecord = { kind: 'site', defaultGroupId: 'g' };

describe('the portions of a dump', () => {
  it('contain records of one kind, all of them in their order', () => {
    const records = [site, ...Array.from({ length: 450 }, (_each, index) => label(`l${index}`))];
    const portions = toPortions(records);

    expect(portions.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'site 1',
      'label 200',
      'label 200',
      'label 50',
    ]);
    expect(portions.flatMap(recordsOf)).toEqual(records);
  });

  it('are short enough for a message', () => {
    const portions = toPortions([label('a'.repeat(400_000)), label('b'.repeat(400_000)), label('c')]);

    expect(portions.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('are kept compressed', () => {
    const records = Array.from({ length: 200 }, (_each, index) => label(`label ${index}`));

    const bytes = toPortions(records).reduce((sum, { packed }) => sum + packed.length, 0);

    expect(bytes).toBeLessThan(JSON.stringify(records).length / 5);
  });

  it.each([
    ['{', 'unreadable'],
    ['[]', 'no-dump'],
    ['{"alembic_version":[]}', 'no-dump'],
  ])('are refused for %s', (text, problem) =>
    expect(read({ bytes: Buffer.from(text), newIds: null, defaultHousehold: 'Family' })).toEqual({ problem }),
  );
});
