import { durationWord } from './durations.js';
import { mailTexts } from './mails.js';
import { notificationText } from './notifications.js';
import { sampleLines } from './samples.js';
import { translate } from './translate.js';
import type { LocaleCode } from './languages/locales.js';
import { errorSentence } from './sentences.js';
import { MESSAGES, serverProgress } from './texts/messages.js';
import { ENGLISH } from './texts/en-us.js';
import type { Text } from './texts/text.js';

const TRANSLATED = Object.keys(MESSAGES) as LocaleCode[];
const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('texts of the server', () => {
  it('are in the language of the user, else a related one, else English', () => {
    expect(translate('de-DE', 'messages.user-updated')).toBe('Konto aktualisiert');
    expect(sampleLines('fr-CA').ingredient).toBe('1 tasse de farine');
    expect(translate('ja-JP', 'messages.user-updated')).toBe('User updated');
    expect(translate('nonsense', 'messages.user-updated')).toBe('User updated');
  });

  it('use the plural forms of the language', () => {
    expect([1, 2, 3, 11, 100].map((count) => durationWord('ar-SA', 'minute', count))).toEqual([
      'دقيقة',
      'دقيقتان',
      'دقائق',
      'دقيقة',
      'دقيقة',
    ]);
    expect([1, 2, 5].map((count) => durationWord('pl-PL', 'hour', count))).toEqual(['godzina', 'godziny', 'godzin']);
    expect([0, 1, 2].map((count) => durationWord('ja-JP', 'hour', count))).toEqual(['hours', 'hour', 'hours']);
  });

  it('contain names unchanged, also with special characters', () => {
    for (const name of ['{name} $& <b>', '$t(errors.timeout)', '{{count}} {count}', '{name, lowercase}'])
      expect(notificationText('en-US', 'deleted', { name })).toBe(`${name} has been deleted`);
    expect(notificationText('de-DE', 'created', { name: 'Suppe', url: 'https://x/y' })).toBe(
      'Suppe wurde angelegt, https://x/y',
    );
  });

  it('do not change the literal sentences of the API', () => {
    expect(errorSentence('de-DE', 'Permission Denied')).toBe('Permission Denied');
    expect(errorSentence('de-DE', 'Invalid current password')).toBe('Das aktuelle Passwort stimmt nicht');
  });

  it('include all texts of a mail in every language', () => {
    for (const locale of Object.keys(MESSAGES)) {
      expect(Object.values(mailTexts(locale, 'invitation')).every(Boolean)).toBe(true);
    }
  });
});

describe('the messages', () => {
  it.each(TRANSLATED)('are complete in %s', (locale) => expect(serverProgress(locale)).toBe(100));

  it('contain the same values in every language', () => {
    for (const [locale, texts] of Object.entries(MESSAGES)) {
      for (const [key, text] of Object.entries(texts) as [keyof typeof ENGLISH, Text][]) {
        const [expected = ''] = formsOf(ENGLISH[key]);
        for (const form of formsOf(text))
          expect([locale, key, valuesIn(form)]).toEqual([locale, key, valuesIn(expected)]);
      }
    }
  });

  it('have all plural forms of each language', () => {
    for (const [locale, texts] of Object.entries(MESSAGES)) {
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      // Romance languages have a form for millions only, for which `other` is used.
      const needed = categories.filter((form) => form !== 'many' || !/^(fr|es|it|pt)/.test(locale));
      for (const text of Object.values(texts)) {
        if (typeof text !== 'string')
          expect([locale, Object.keys(text)]).toEqual([locale, expect.arrayContaining(needed)]);
      }
    }
  });
});
