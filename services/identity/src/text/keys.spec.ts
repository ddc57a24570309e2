import { nameCandidates, slugOf, sortKey, uniqueKey } from './keys.js';

describe('keys of user text', () => {
  it('are equal for names that differ only by case or outer blanks', () => {
    expect(uniqueKey(' Ana ')).toBe(uniqueKey('aNA'));
    expect(uniqueKey('e\u0301')).toBe(uniqueKey('\u00e9'));
  });

  it('are short enough for an index, yet different for different long texts', () => {
    const [one, other] = ['x'.repeat(400), `${'x'.repeat(399)}y`].map(uniqueKey);

    expect(Buffer.byteLength(uniqueKey('漢'.repeat(255)))).toBeLessThanOrEqual(120);
    expect(one).not.toBe(other);
  });

  it('sort accented names next to unaccented ones', () => {
    expect(['Zoë', 'Émile', 'Dora'].sort((a, b) => sortKey(a).localeCompare(sortKey(b)))).toEqual([
      'Dora',
      'Émile',
      'Zoë',
    ]);
  });

  it('include a slug for every name, even one without letters', () => {
    expect(slugOf('The Ruiz Family')).toBe('the-ruiz-family');
    expect(slugOf('!!!')).toMatch(/^[0-9a-f]{8}$/);
    expect(slugOf('🍕')).toBe('u1f355');
    expect(slugOf('🍕 (1)')).toBe('u1f355-1');
    expect(slugOf('!!! (1)')).not.toBe(slugOf('??? (1)'));
    expect(slugOf('Cellar (1)')).toBe('cellar-1');
    expect(slugOf('long '.repeat(60)).length).toBeLessThanOrEqual(100);
  });

  it.each(['🍕', '\u0301\u0302', '\u200b', '\u2060\u200d', '⸺'])('include a sort key even for %j', (name) => {
    expect(sortKey(name)).not.toBe('');
    expect(uniqueKey(name)).not.toBe('');
  });

  it('provide ten names to try for a new record, then random ones', () => {
    const names = nameCandidates('Home');

    expect([names[0], names[1], names[9]]).toEqual(['Home', 'Home (1)', 'Home (9)']);
    expect(names.slice(10)).toHaveLength(5);
    for (const name of names.slice(10)) expect(name).toMatch(/^Home \(\d{2,}\)$/);
  });
});
