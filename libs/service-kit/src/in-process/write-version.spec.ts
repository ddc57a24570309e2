import { install, type Clock } from '@sinonjs/fake-timers';
import { hasChanged, mayWrite } from '../mongo/connection/counting-connection.js';
import { WriteVersion, WriteVersions } from './write-version.js';

const QUIET_MS = 1_000;
const UNSETTLED_MS = 60_000;

describe('the version of a database', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install({ now: 0 })));
  afterEach(() => clock.uninstall());

  it('does not change without a write', () => {
    const version = new WriteVersion();
    expect(version.current).not.toBeNull();
    expect(version.current).toBe(version.current);
  });

  it('changes after a write, and is null until its event has reached all parts', () => {
    const version = new WriteVersion();
    const before = version.current;

    const end = version.begin();
    expect(version.current).toBeNull();
    end('changed');
    expect(version.current).toBeNull();
    clock.tick(QUIET_MS);

    expect(version.current).not.toBeNull();
    expect(version.current).not.toBe(before);
  });

  it('is null while a write without a reply may still take effect', () => {
    const version = new WriteVersion();
    const before = version.current;
    version.begin()('unknown');
    clock.tick(UNSETTLED_MS - 1);
    expect(version.current).toBeNull();
    clock.tick(1 + QUIET_MS);
    expect(version.current).not.toBeNull();
    expect(version.current).not.toBe(before);
  });

  it('is the same after a write without effect, but null during it', () => {
    const version = new WriteVersion();
    const before = version.current;

    const end = version.begin();
    expect(version.current).toBeNull();
    end('unchanged');

    expect(version.current).toBe(before);
  });

  it('changes after two concurrent writes, of which one changed something', () => {
    const version = new WriteVersion();
    const before = version.current;

    const [first, second] = [version.begin(), version.begin()];
    first('changed');
    second('unchanged');
    clock.tick(QUIET_MS);

    expect(version.current).not.toBeNull();
    expect(version.current).not.toBe(before);
  });

  it('differs between processes', () => {
    expect(new WriteVersion().current).not.toBe(new WriteVersion().current);
  });
});

describe('the version of several databases', () => {
  it('is null when one of them is unknown', () => {
    const versions = new WriteVersions();
    versions.of('recipe');
    expect(versions.current(['recipe'])).not.toBeNull();
    expect(versions.current(['recipe', 'shopping'])).toBeNull();
  });

  it('changes with each of them', () => {
    const versions = new WriteVersions();
    const [recipe, shopping] = [versions.of('recipe'), versions.of('shopping')];
    expect(versions.of('recipe')).toBe(recipe);
    expect(versions.current(['recipe', 'shopping'])).toBe(`${recipe.current},${shopping.current}`);
  });
});

it.each<[object, boolean]>([
  [{ find: 'recipes' }, false],
  [{ aggregate: 'recipes', pipeline: [{ $match: {} }] }, false],
  [{ aggregate: 'recipes', pipeline: [{ $match: {} }, { $merge: { into: 'recipes' } }] }, true],
  [{ update: 'recipes' }, true],
  [{ findAndModify: 'recipes' }, true],
  [{ bulkWrite: 1 }, true],
  [{ dropDatabase: 1 }, true],
  [{ somethingNew: 'recipes' }, true],
  [{ update: 'leases' }, false],
  [{ update: 'replicas' }, false],
  [{ ping: 1 }, false],
])('the command %j may write: %s', (command, expected) => expect(mayWrite(command)).toBe(expected));

const reply = (fields: Record<string, unknown>) => ({
  has: (name: string) => name in fields,
  getNumber: (name: string) => (typeof fields[name] === 'number' ? fields[name] : null),
});

it.each<[object, Record<string, unknown>, boolean]>([
  [{ update: 'users' }, { n: 0, nModified: 0 }, false],
  [{ update: 'users' }, { n: 2, nModified: 0 }, false],
  [{ update: 'users' }, { n: 2, nModified: 1 }, true],
  [{ update: 'users' }, { n: 1, nModified: 0, upserted: [{ index: 0, _id: 'x' }] }, true],
  [{ update: 'users' }, { n: 0, nModified: 0, writeErrors: [{ index: 0, code: 11000 }] }, true],
  [{ delete: 'users' }, { n: 0 }, false],
  [{ delete: 'users' }, { n: 1 }, true],
  [{ delete: 'users' }, {}, true],
  [{ insert: 'users' }, { n: 0 }, true],
  [{ findAndModify: 'users' }, { n: 0 }, true],
])('the command %j with the reply %j has changed data: %s', (command, fields, expected) =>
  expect(hasChanged(command, reply(fields))).toBe(expected),
);

it('treats an unreadable reply as a change', () => {
  expect(hasChanged({ update: 'users' }, { n: 0, nModified: 0 })).toBe(true);
});
