import { expect, it } from '@jest/globals';
import { localizedSize } from './localized-size.js';

const plain = (text: string) => text.replaceAll(/\u00a0|\u202f/g, ' ');

it.each([
  ['12.35 MB', 'en-US', '12.35 MB'],
  ['1.0 KB', 'en-US', '1 kB'],
  ['0 bytes', 'en-US', '0 bytes'],
  ['12.35 MB', 'de-DE', '12,35 MB'],
  ['0 bytes', 'ar-SA', '٠ بايت'],
  ['12.35 MB', 'ar-SA', '١٢٫٣٥ م.ب'],
  ['unknown', 'de-DE', 'unknown'],
])('the size %s is in %s: %s', (size, language, text) => expect(plain(localizedSize(size, language))).toBe(text));
