import fc from 'fast-check';
import { cleanName } from './clean-name.js';

const INVISIBLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/u;

describe('a name', () => {
  it.each([
    [' Soup ', 'Soup'],
    ['Soup\0\u0007\u001b[31m', 'Soup[31m'],
    ['Soup\r\nBcc: a@example.org', 'Soup Bcc: a@example.org'],
    ['Soup\u2028\tof the day', 'Soup of the day'],
    ['moor\u202eslliw\u202c', 'moorslliw'],
    ['\u2067admin\u2069\u200e', 'admin'],
    ['ad\u200bm\u00adi\u2060n\ufeff', 'admin'],
    ['ad\u200dmi\u200cn', 'admin'],
    ['a\ufe0f\u{e0061}\u{e0100}b', 'ab'],
    ['half \ud83c pair \udf55', 'half  pair'],
    ['\ufffe\uffff\u{1ffff}Soup\ufff9', 'Soup'],
    ['\u3164\u115f\u200b', ''],
  ])('%j is stored as %j', (name, cleaned) => expect(cleanName(name)).toBe(cleaned));

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ක්\u200dෂ'],
    ['Hindi', 'क्\u200dष'],
    ['Malayalam at the end of a word', 'അവന്\u200d'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a cook', '👩🏽\u200d🍳'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a variant of a Japanese name', '葛\u{e0100}城'],
    ['Crème brûlée, ragù, 影師嗎, עוגה, Борщ', 'Crème brûlée, ragù, 影師嗎, עוגה, Борщ'],
  ])('keeps the characters that belong to %s', (_description, name) => expect(cleanName(name)).toBe(name));

  it('keeps one joiner only, and none before a character that is not joined', () => {
    expect(cleanName('می\u200c\u200c\u200bخ')).toBe('می\u200cخ');
    expect(cleanName('👩\u200dx')).toBe('👩x');
  });

  it('never contains a control character or a direction, and is stable', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom(...'\0\n\u202e\u200b\u200d\ufe0f👩ක1'),
            fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          ),
        }),
        (name) => {
          const cleaned = cleanName(name);
          expect(cleaned).not.toMatch(INVISIBLE);
          expect(cleaned).toBe(cleaned.trim());
          expect(cleanName(cleaned)).toBe(cleaned);
        },
      ),
    );
  });
});
