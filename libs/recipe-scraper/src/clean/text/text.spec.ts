import { cleanLine, cleanLines, cleanText } from './text.js';

describe('cleanText', () => {
  it.each([
    ['plain text', 'plain text'],
    ['  trimmed \t ', 'trimmed'],
    ['one   two', 'one two'],
    ['no\u00a0break\tno tab', 'no break no tab'],
    ['a\u00a0\u00a0 \u00a0b', 'a b'],
    ['Mac &amp; cheese', 'Mac & cheese'],
    ['Mac &amp;amp;amp; cheese', 'Mac & cheese'],
    ['&#189; cup cr&egrave;me', '½ cup crème'],
    ['<p>Chop <b>finely</b></p>', 'Chop finely'],
    ['&lt;p&gt;Chop&lt;/p&gt;', 'Chop'],
    ['&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;', 'bold'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<ul><li>one</li><li>two</ul>', 'one\ntwo'],
    ['one\n\n\n\ntwo', 'one\n\ntwo'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    [String.raw`one\ntwo\r\nthree`, 'one\ntwo\nthree'],
    [String.raw`1\/2 cup of \"oil\", cr\u00e8me`, '1/2 cup of "oil", crème'],
    ['soft\u00adhyphen and \u200bnothing', 'softhyphen and nothing'],
    ['heat to < 40 and > 20 degrees', 'heat to < 40 and > 20 degrees'],
    ['I <3 garlic', 'I <3 garlic'],
    ['a <!-- note --> b', 'a b'],
    ['<script>alert(1)</script>safe', 'safe'],
    ['<a href="x" title="a > b">link</a> end', 'link end'],
    [['first', 'second'], 'first'],
    [[], ''],
    [12, '12'],
    [{ '@value': 'wrapped', '@language': 'en' }, 'wrapped'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ any: 'thing' }, ''],
    [Number.NaN, ''],
  ])('cleans %j to %j', (value, text) => {
    expect(cleanText(value)).toBe(text);
  });

  it('decodes a text that was encoded a thousand times in a short time', () => {
    expect(cleanText(`salt ${'&amp;'.replace('&', '&' + 'amp;'.repeat(200_000))} pepper`)).toContain('salt');
  });
});

describe('cleanLine', () => {
  it('joins everything to one line', () => {
    expect(cleanLine('<p>Lemon</p>\n\n<p>Tart</p>')).toBe('Lemon Tart');
  });
});

describe('cleanLines', () => {
  it('returns the lines that are not blank', () => {
    expect(cleanLines('one\r\n\r\n  two <br> three')).toEqual(['one', 'two', 'three']);
  });
});
