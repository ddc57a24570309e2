import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadMessages, progressOf, ENGLISH, type Messages } from './translations.js';

const SOURCES = join(import.meta.dirname, '../..');
/** Variants of English contain only the texts that are spelled differently. */
const TRANSLATED = readdirSync(join(SOURCES, 'locales'))
  .map((file) => file.replace('.json', ''))
  .filter((code) => !code.startsWith('en-'));
/** Languages that a change of the English texts has to bring along; in others, missing texts are English. */
const MAINTAINED = ['de-DE', 'ar-SA'];
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** All keys of a message file, with plural forms reduced to their base. */
function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [base(prefix + key)] : keysOf(value, `${prefix}${key}.`),
  );
}

const base = (key: string) => key.replace(new RegExp(`_(${PLURALS.join('|')})$`), '');
const english = new Set(keysOf(ENGLISH));
const namespaces = Object.keys(ENGLISH).join('|');

/** The quoted strings in the sources that look like a key; `${…}` matches any one part. */
function usedKeys(): { text: string; matches: RegExp }[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.tsx?$/.test(file),
  );
  const pattern = new RegExp(`['"\`]((?:${namespaces})\\.(?:[a-z0-9_.-]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  return files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(pattern)].map(([, text = '']) => ({
      text,
      matches: new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
    })),
  );
}

describe('the messages', () => {
  const used = usedKeys();

  it('have an English text for every used key', () => {
    const missing = used.filter(({ matches }) => ![...english].some((key) => matches.test(key)));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('have no unused English text', () => {
    const unused = [...english].filter((key) => !used.some(({ matches }) => matches.test(key)));
    expect(unused).toEqual([]);
  });

  it.each(MAINTAINED)('are complete in %s', async (code) => {
    const translated = new Set(keysOf(await loadMessages(code)));
    expect([...english].filter((key) => !translated.has(key))).toEqual([]);
  });

  it.each(TRANSLATED)('have no text in %s that English lacks', async (code) => {
    const translated = keysOf(await loadMessages(code));
    expect(translated.filter((key) => !english.has(key))).toEqual([]);
  });

  it('have the current translation progress of every language', () => {
    for (const file of readdirSync(join(SOURCES, 'locales')).filter((name) => !name.startsWith('en-'))) {
      const texts = JSON.parse(readFileSync(join(SOURCES, 'locales', file), 'utf8')) as Messages;
      const translated = new Set(keysOf(texts).filter((key) => english.has(key)));
      expect([file, progressOf(file.replace('.json', ''))]).toEqual([
        file,
        Math.floor((translated.size / english.size) * 100),
      ]);
    }
  });

  it('have in en-GB only texts that differ from en-US, with the same values', async () => {
    const [british, american] = [flat(await loadMessages('en-GB')), flat(ENGLISH)];
    expect(Object.keys(british)).not.toHaveLength(0);
    for (const [key, text] of Object.entries(british)) {
      const original = american[key] ?? '';
      expect({ key, values: valuesIn(text) }).toEqual({ key, values: valuesIn(original) });
      expect(text).not.toBe(original);
    }
  });

  it.each(TRANSLATED)('have the same values in every text of %s', async (code) => {
    const texts = flat(await loadMessages(code));
    for (const [key, text] of Object.entries(flat(ENGLISH))) {
      const other = texts[key];
      if (other !== undefined) expect({ key, values: valuesIn(other) }).toEqual({ key, values: valuesIn(text) });
    }
  });

  it.each(TRANSLATED)('have all plural forms of %s', async (code) => {
    const texts = flat(await loadMessages(code));
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    // Romance languages have a form for millions only, which may fall back to the general one.
    const needed = forms.filter((form) => form !== 'many' || !/^(fr|es|it|pt|ca)/.test(code));
    const plurals = Object.keys(texts).filter((key) => key.endsWith('_other'));
    const missing = plurals
      .flatMap((key) => needed.map((form) => `${base(key)}_${form}`))
      .filter((key) => texts[key] === undefined);
    expect(missing).toEqual([]);
  });
});

function flat(messages: Messages, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

/** Interpolations and tags of a text, without the count, which a plural form may spell out. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)]
    .map(([value]) => value)
    .filter((value) => value !== '{{shown}}' && value !== '{{count}}')
    .sort();
}
