import { defineMigration, sortMigrations } from './define-migration.js';

const migration = (number: number) => defineMigration(number, `step ${number}`, () => Promise.resolve());

describe('the order of migrations', () => {
  it('follows their numbers', () => {
    expect(sortMigrations([migration(2), migration(1)]).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('refuses gaps and duplicates', () => {
    expect(() => sortMigrations([migration(1), migration(3)])).toThrow('number 2');
    expect(() => sortMigrations([migration(1), migration(1)])).toThrow();
  });
});
