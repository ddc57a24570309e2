import type { ObjectMetadata } from '@larder/object-store';
import { isUnchanged, rangeOf } from './conditional-requests.js';

const file: ObjectMetadata = {
  key: 'a',
  size: 100,
  etag: 'abc',
  lastModified: new Date('2026-01-02T03:04:05.678Z'),
  contentType: 'image/webp',
};

describe('isUnchanged', () => {
  it.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc", "x"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, false],
    [{ 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, true],
    [{ 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, false],
    [{ 'if-modified-since': 'rubbish' }, false],
    [{}, false],
  ])('returns for %p: %p', (headers, expected) => expect(isUnchanged(headers, file)).toBe(expected));
});

describe('rangeOf', () => {
  it.each([
    [{ range: 'bytes=0-9' }, { start: 0, end: 9 }],
    [{ range: 'bytes=90-' }, { start: 90 }],
    [{ range: 'bytes=-10' }, { start: 90 }],
    [{ range: 'bytes=-1000' }, { start: 0 }],
    [{ range: 'bytes=100-' }, 'unsatisfiable'],
    [{ range: 'bytes=9-0' }, 'unsatisfiable'],
    [{ range: 'bytes=-0' }, 'unsatisfiable'],
    [{ range: 'bytes=0-1,5-6' }, undefined],
    [{ range: 'lines=0-1' }, undefined],
    [{ range: 'bytes=0-9', 'if-range': '"old"' }, undefined],
    [{}, undefined],
  ])('reads %p as %p', (headers, expected) => expect(rangeOf(headers, file)).toEqual(expected));
});
