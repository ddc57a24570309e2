import { isDisplayable } from './displayable-file.js';

const PAGE = '<!doctype html><script>alert(1)</script>';

describe('isDisplayable', () => {
  it.each([
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a GIF', 'GIF89a', true],
    ['a PDF', '%PDF-1.7', true],
    ['a PDF behind a line', '\n%PDF-1.4', true],
    ['an MP4', '\0\0\0\x20ftypisom', true],
    ['a video of an old phone', '\0\0\0\x08wide\0\0\0\0mdat', true],
    ['a WebM', '\x1a\x45\xdf\xa3', true],
    ['a page', PAGE, false],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
    ['a text', 'Salt late.', false],
    ['nothing', '', false],
  ])('of %s', (_kind, content, expected) => {
    expect(isDisplayable(Buffer.from(content, 'latin1'))).toBe(expected);
  });
});
