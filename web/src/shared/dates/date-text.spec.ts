import { describe, expect, it } from '@jest/globals';
import { dateText } from './date-text.js';

const NOON = '2026-11-27T12:00:00Z';

describe('a date as text', () => {
  it('has numbers in the order of the language by default', () => {
    expect(dateText(NOON, 'en-US')).toBe('11/27/2026');
    expect(dateText(NOON, 'de-DE')).toBe('27.11.2026');
  });

  it('is of the Gregorian calendar, also in a language with another default', () => {
    expect(dateText(NOON, 'ar-SA-u-ca-islamic-umalqura-nu-latn', { dateStyle: 'medium' })).toContain('2026');
    expect(dateText(NOON, 'th-TH', { dateStyle: 'medium' })).toContain('2026');
  });

  it('supports the Serbian of the product', () => {
    expect(dateText(NOON, 'sr-SP')).toBe(new Date(NOON).toLocaleDateString('sr-RS'));
  });
});
