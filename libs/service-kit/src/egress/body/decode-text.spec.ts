import { decodeText } from './decode-text.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const meta = (charset: string, tail: string) => latin1(`<html><head>${charset}</head><body>${tail}`);

describe('decodeText', () => {
  it('decodes UTF-8 by default', () => {
    expect(decodeText(Buffer.from('Crème brûlée'))).toBe('Crème brûlée');
    expect(decodeText(Buffer.from('Crème'), 'text/html')).toBe('Crème');
  });

  it.each([
    ['text/html; charset=ISO-8859-1', latin1('Cr\xe8me'), 'Crème'],
    ['text/html;charset="windows-1252"', latin1('\x93Pie\x94 \x96 5\x80'), '“Pie” – 5€'],
    ['text/html; charset=iso-8859-2', latin1('\xb3osos'), 'łosos'],
    ['text/html; charset=windows-1251', latin1('\xe1\xee\xf0\xf9'), 'борщ'],
    ['text/html; charset=Shift_JIS', latin1('\x8e\xf5\x8e\x69'), '寿司'],
    ['text/html; charset=gb2312', latin1('\xb2\xcb'), '菜'],
    ['text/html; charset=euc-kr', latin1('\xb1\xe8\xc4\xa1'), '김치'],
  ])('applies %s', (contentType, bytes, expected) => {
    expect(decodeText(bytes, contentType)).toBe(expected);
  });

  it.each(['<meta charset="windows-1252">', '<META CHARSET=windows-1252 >', "<meta charset='latin1'/>"])(
    'applies %s',
    (tag) => {
      expect(decodeText(meta(tag, 'Cr\xe8me \x96'), 'text/html')).toContain('Crème –');
    },
  );

  it('applies the older http-equiv form', () => {
    const tag = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">';
    expect(decodeText(meta(tag, '5 \xa4'))).toContain('5 €');
  });

  it('prefers a byte order mark to the header, and the header to the page', () => {
    expect(decodeText(meta('<meta charset="utf-8">', 'Cr\xe8me'), 'text/html; charset=latin1')).toContain('Crème');
    const marked = Buffer.from('\ufeffCrème');
    expect(decodeText(marked, 'text/html; charset=latin1')).toBe('Crème');
    expect(decodeText(Buffer.from('\ufeffPie', 'utf16le'))).toBe('Pie');
  });

  it('replaces invalid bytes and ignores unknown charsets', () => {
    expect(decodeText(latin1('a\xffb'))).toBe('a\ufffdb');
    expect(decodeText(Buffer.from('Crème'), 'text/html; charset=klingon')).toBe('Crème');
    expect(decodeText(meta('<meta charset="utf-16">', 'Pie'))).toContain('Pie');
  });
});
