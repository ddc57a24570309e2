import { normalizeText } from '@larder/contracts';
import { FOODS } from './en-us/foods.js';
import { FOODS_BY_LABEL } from './food-labels.js';
import type { Seeds } from './make-seeds.js';
import { readSeeds, SEED_LOCALES } from './read-seeds.js';

const listed = (seeds: Seeds) => [...seeds.foods, ...seeds.units];
const keysOf = (text: string) => text.trim().split(/\s+/);

describe.each(SEED_LOCALES)('the default foods, units and labels in %s', (locale) => {
  let seeds: Seeds;
  beforeAll(async () => {
    seeds = await readSeeds(locale);
  });

  it('are as many as in English', async () => {
    const english = await readSeeds('en-US');
    const counts = ({ foods, units, labels }: Seeds) => [foods.length, units.length, labels.length];
    expect(seeds.foods.length).toBeGreaterThanOrEqual(250);
    expect(counts(seeds)).toEqual(counts(english));
  });

  it('are trimmed words without separators', () => {
    const names = listed(seeds).flatMap(({ name, pluralName }) => (pluralName === null ? [name] : [name, pluralName]));
    for (const name of [...names, ...seeds.labels.map((label) => label.name)]) {
      expect(name).toMatch(/^[\p{L}\p{M}][\p{L}\p{M}' ,.-]*$/u);
      expect(name).toBe(name.trim());
    }
  });

  it('are unique regardless of case and accents', () => {
    const meanings = new Map<string, string>();
    for (const { name, pluralName } of seeds.foods) {
      for (const key of [name, pluralName ?? name].map(normalizeText)) {
        expect([key, meanings.get(key) ?? name]).toEqual([key, name]);
        meanings.set(key, name);
      }
    }
  });

  it('each have a label', () => {
    const labels = new Set(seeds.labels.map(({ name }) => name));
    expect(seeds.foods.filter(({ label }) => label === null || !labels.has(label))).toEqual([]);
  });

  it('have plurals of countable foods and abbreviations of measures', () => {
    expect(seeds.foods.filter(({ pluralName }) => pluralName).length).toBeGreaterThan(100);
    expect(seeds.units.filter(({ abbreviation }) => abbreviation).length).toBeGreaterThanOrEqual(10);
    expect(seeds.units.filter(({ fraction }) => !fraction).length).toBe(6);
  });

  it('have distinct colours', () => {
    expect(new Set(seeds.labels.map(({ color }) => color)).size).toBe(seeds.labels.length);
    expect(seeds.labels.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });
});

describe('seeds', () => {
  it('assign exactly one label to each food', () => {
    expect(Object.values(FOODS_BY_LABEL).flatMap(keysOf).sort()).toEqual(Object.keys(FOODS).sort());
  });

  it('are in a related language, else in English', async () => {
    const apple = async (locale: string) => (await readSeeds(locale)).foods[0]?.name;
    expect([await apple('fr-CA'), await apple('de-DE'), await apple('ja-JP')]).toEqual(['pomme', 'Apfel', 'apple']);
  });

  it('have the words of the country', async () => {
    const names = async (locale: string) => (await readSeeds(locale)).foods.map(({ name }) => name);
    expect(await names('en-GB')).toEqual(expect.arrayContaining(['courgette', 'apple']));
    expect(await names('pt-PT')).toEqual(expect.arrayContaining(['sumo de laranja', 'maçã']));
    expect(await names('pt-BR')).toContain('suco de laranja');
  });
});
