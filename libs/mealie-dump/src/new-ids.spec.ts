import { aDump } from '../test/dump-fixture.js';
import { hex, uuid } from '../test/dump-values.js';
import { jsonWithNewIds, mediaKeyOf, newIdFor, readDump, type DumpRecord } from './index.js';

const NOW = '2026-11-23T00:00:00.000Z';
const ANY_ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

function renamed(change: (dump: ReturnType<typeof aDump>) => void = () => undefined, text = 'run 1') {
  const dump = aDump();
  change(dump);
  const { records } = readDump(dump, { now: NOW, intoExistingSite: true });
  const toJson = jsonWithNewIds(records, text);
  return { before: records, after: records.map((record) => JSON.parse(toJson(record)) as DumpRecord) };
}

describe('records with new ids', () => {
  it('contain no old ids and keep their references to each other', () => {
    const { before, after } = renamed();

    const old = new Set(JSON.stringify(before).match(ANY_ID));
    const all = JSON.stringify(after).match(ANY_ID) ?? [];
    // All ids of the dump belong to its records, so none of them may be left.
    expect(all.filter((id) => old.has(id))).toEqual([]);
    expect(new Set(all).size).toBe(old.size);
    expect(all.every((id) => /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
    const recipe = after.find((record) => record.kind === 'recipe');
    expect(recipe).toMatchObject({ id: newIdFor(uuid(10), 'run 1'), userId: newIdFor(uuid(3), 'run 1') });
  });

  it('have different ids for a different seed', () => {
    const ids = (text: string) => new Set(JSON.stringify(renamed(undefined, text).after).match(ANY_ID));

    const [first, second] = [ids('run 1'), ids('run 2')];
    expect([...first].filter((id) => second.has(id))).toEqual([]);
  });

  it('are replaced in texts that contain them; ids of other things are kept', () => {
    const foreign = '11111111-2222-4333-8444-555555555555';
    const asset = (id: string) => `/api/media/recipes/${id}/assets/notes.txt`;
    const { after } = renamed((dump) => {
      dump['cookbooks'] = (dump['cookbooks'] ?? []).map((row) => ({
        ...row,
        query_filter_string: `tags.id IN ["${uuid(25)}"]`,
      }));
      dump['recipe_instructions'] = [
        { id: hex(13), recipe_id: hex(10), position: 0, text: `${asset(uuid(10).toUpperCase())} ${foreign}` },
      ];
    });

    const filter = `tags.id IN ["${newIdFor(uuid(25), 'run 1')}"]`;
    expect(after).toContainEqual(expect.objectContaining({ kind: 'cookbook', queryFilterString: filter }));
    const [recipe] = after.filter((record) => record.kind === 'recipe');
    expect(recipe?.steps[0]?.text).toBe(`${asset(newIdFor(uuid(10), 'run 1'))} ${foreign}`);
    expect(mediaKeyOf(`recipes/${uuid(10)}/assets/a.txt`, (id) => newIdFor(id, 'run 1'))).toBe(
      `recipes/${recipe?.id ?? ''}/assets/a.txt`,
    );
  });

  it('include no site-wide settings, API tokens and invitations', () => {
    const kinds = new Set(renamed().after.map(({ kind }) => kind));

    for (const kind of ['site', 'counters', 'api-token', 'invitation'] as const) expect(kinds).not.toContain(kind);
    expect(readDump(aDump(), { now: NOW, intoExistingSite: true }).report).toContain(
      'Invitations and API tokens are not added: create new ones.',
    );
  });
});
