import { versionTag, readIfMatch } from './record-version.js';

const AT = '2026-01-02T03:04:05.678Z';

describe('readIfMatch', () => {
  it('reads the tag that was sent', () => {
    expect(readIfMatch(versionTag(AT))).toEqual([AT]);
  });

  it('finds the version of the record in a combined tag', () => {
    expect(versionTag(AT, '"Zm9v"')).toBe(`"${AT};Zm9v"`);
    expect(readIfMatch(versionTag(AT, '"Zm9v"'))).toEqual([AT]);
  });

  it.each([
    [undefined, undefined],
    ['*', undefined],
    [' * ', undefined],
    [`"${AT}", "b"`, [AT, 'b']],
    // A proxy that compresses responses weakens their tags.
    [`W/"${AT}"`, [AT]],
    ['', []],
    ['rubbish', []],
  ])('reads %p as %p', (header, versions) => {
    expect(readIfMatch(header)).toEqual(versions);
  });
});
