import fc from 'fast-check';
import { parseJson, parseStrictJson } from './parse-json.js';

describe('parseJson', () => {
  it.each<[string, string, unknown[]]>([
    ['valid JSON', '{"a": [1, "b", null]}', [{ a: [1, 'b', null] }]],
    ['raw line breaks in texts', '{"a": "one\ntwo\tthree"}', [{ a: 'one\ntwo\tthree' }]],
    ['trailing commas', '{"a": [1, 2,], "b": 3,}', [{ a: [1, 2], b: 3 }]],
    ['doubled commas', '{"a": [1,, 2],, "b": 3}', [{ a: [1, 2], b: 3 }]],
    ['a trailing semicolon', '{"a": 1};', [{ a: 1 }]],
    ['missing commas', '{"a": "x" "b": "y"}', [{ a: 'x', b: 'y' }]],
    ['comments', '{/* one */ "a": 1, // two\n "b": 2}', [{ a: 1, b: 2 }]],
    ['an HTML comment around it', '<!-- {"a": 1} -->', [{ a: 1 }]],
    ['CDATA around it', '//<![CDATA[\n{"a": 1}\n//]]>', [{ a: 1 }]],
    ['CDATA on one line', '/*<![CDATA[*/{"a": 1}/*]]>*/', [{ a: 1 }]],
    ['CDATA as a comment on one line', '// <![CDATA[ {"a": 1} // ]]>', [{ a: 1 }]],
    ['a byte order mark', '\uFEFF{"a": 1}', [{ a: 1 }]],
    ['single quotes', "{'a': 'it''s'}", [{ a: "it''s" }]],
    ['names without quotes', '{a: 1, $b: true, c: undefined}', [{ a: 1, $b: true, c: null }]],
    ['quotes not escaped in a member', '{"a": "a 9" pan", "b": 2}', [{ a: 'a 9" pan', b: 2 }]],
    [
      'quotes not escaped, then a comma',
      '{"a": "say "hello", then go", "b": 2}',
      [{ a: 'say "hello", then go', b: 2 }],
    ],
    ['quotes not escaped in an item', '{"a": ["a 9" pan", "b"]}', [{ a: ['a 9" pan', 'b'] }]],
    ['unknown escapes', String.raw`{"a": "it\'s 5\% \u12"}`, [{ a: "it's 5% 12" }]],
    ['known escapes', String.raw`{"a": "\"\\\/\u00e9\n", x: 1}`, [{ a: '"\\/é\n', x: 1 }]],
    ['brackets not closed', '{"a": [{"b": 1', [{ a: [{ b: 1 }] }]],
    ['a text not closed', '{"a": "one", "b": "tw', [{ a: 'one', b: 'tw' }]],
    ['a bracket too many', '{"a": 1}}', [{ a: 1 }]],
    ['a brace forgotten in a list', '{"a": [{"b": 1, {"c": 2}], "d": 3}', [{ a: [{ b: 1 }], d: 3 }]],
    ['several values in a row', '{"a": 1}\n{"b": 2},[3]', [{ a: 1 }, { b: 2 }, [3]]],
    ['encoded quotes', '{&quot;a&quot;: &quot;x &amp;amp; y&quot;}', [{ a: 'x &amp; y' }]],
    ['curly quotes', '{“a”: “x”, “b”: [“y”]}', [{ a: 'x', b: ['y'] }]],
    ['curly quotes inside of others', '{"a": “x”, "b": "“y”"}', [{ a: '“x”', b: '“y”' }]],
    ['doubled braces', '{{"a": 1, "b": 2}}', [{ a: 1, b: 2 }]],
    ['an assignment in front', 'window.recipe = {"a": 1};', [{ a: 1 }]],
    ['nothing', '', []],
    ['prose', 'no data here', []],
  ])('reads %s', (_, text, values) => {
    expect(parseJson(text)).toEqual(values);
  });

  it('reads nothing of a text that would fill the memory', () => {
    const values = (count: number) => `[${'[],'.repeat(count)}[]]`;

    expect(parseJson(values(400_000))).toHaveLength(1);
    expect(parseJson(values(600_000))).toEqual([]);
    expect(parseStrictJson(values(600_000))).toBeUndefined();
  });

  it('never changes the prototype of objects', () => {
    const [value] = parseJson('{"__proto__": {"polluted": true}, a: 1}');

    expect(value).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('parses any valid JSON exactly', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual([JSON.parse(text)]);
      }),
    );
  });

  it('finds all members of valid objects with a trailing comma', () => {
    const plain = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.oneof(fc.integer(), fc.stringMatching(/^[\w .!?-]*$/)),
    );
    fc.assert(
      fc.property(plain, (value) => {
        expect(parseJson(`${JSON.stringify(value).slice(0, -1)},}`)).toEqual([value]);
      }),
    );
  });

  it('accepts any text', () => {
    const sloppy = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '\\', '/', '*', '<!--', 'a', '1', ' ', '\n'),
    });
    fc.assert(
      fc.property(sloppy, (text) => {
        expect(Array.isArray(parseJson(text))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['{', '[', '{"a":', '"', "{'", '/*', '<!--', '{"a"', '\\', '[,', '{"a":"b" '])(
    'takes linear time for a million times %s',
    (piece) => {
      expect(Array.isArray(parseJson(piece.repeat(1_000_000 / piece.length)))).toBe(true);
    },
  );
});

describe('parseStrictJson', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('accepts the nesting of real pages', () => expect(JSON.stringify(parseStrictJson(nested(500)))).toBe(nested(500)));

  it('rejects data that is nested deeper', () => {
    expect(parseStrictJson(nested(501))).toBeUndefined();
    expect(parseStrictJson(`{"a": ${nested(500)}}`)).toBeUndefined();
  });
});
