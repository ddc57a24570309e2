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
    ['text/html; charset=big5', latin1('\xb5\xe6'), '菜'],
    ['text/html; charset=koi8-r', latin1('\xc2\xcf\xd2\xdd'), 'борщ'],
    ['text/html; charset=iso-8859-9', latin1('pi\xfei\xf0'), 'pişiğ'],
    ['text/html; charset=utf-16le', Buffer.from('Crème', 'utf16le'), 'Crème'],
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

  it('applies an XML declaration', () => {
    expect(decodeText(latin1('<?xml version="1.0" encoding="ISO-8859-1"?><html>Cr\xe8me'))).toContain('Crème');
  });

  it('recognizes UTF-16 without a byte order mark', () => {
    expect(decodeText(Buffer.from('<html>Crème', 'utf16le'), 'text/html')).toBe('<html>Crème');
    expect(decodeText(Buffer.from('<html>Crème', 'utf16le').swap16(), 'text/html')).toBe('<html>Crème');
  });

  it.each(['text/html; charset=ISO-8859-1', 'text/html; charset=windows-1251', 'text/html'])(
    'decodes valid UTF-8 in spite of %s and the page',
    (contentType) => {
      const page = Buffer.from('<meta charset="windows-1252"><p>Crème brûlée, 5 €');

      expect(decodeText(page, contentType)).toContain('Crème brûlée, 5 €');
    },
  );

  it('decodes pages that only claim to be UTF-8 by their other declaration, or as usual in their language', () => {
    const utf8 = 'text/html; charset=utf-8';

    expect(decodeText(meta('<meta charset="windows-1250">', '\xb3osos'), utf8)).toContain('łosos');
    expect(decodeText(meta('<meta charset="utf-8">', 'Cr\xe8me'), utf8)).toContain('Crème');
    expect(decodeText(latin1('<html lang="ru-RU"><p>\xe1\xee\xf0\xf9'))).toContain('борщ');
    expect(decodeText(latin1('<html lang=ja><p>\x8e\xf5\x8e\x69'), utf8)).toContain('寿司');
    expect(decodeText(latin1('<html><p>Cr\xe8me \x96 5 \x80'))).toContain('Crème – 5 €');
  });

  it('keeps UTF-8 with a few invalid bytes, or one that was cut', () => {
    const cut = Buffer.from('Crème brûlée à la crème').subarray(0, -3);

    expect(decodeText(Buffer.concat([cut, latin1('\xff')]))).toBe('Crème brûlée à la cr\ufffd\ufffd');
  });

  it('prefers a byte order mark to the header, and the header to the page', () => {
    expect(decodeText(meta('<meta charset="utf-8">', 'Cr\xe8me'), 'text/html; charset=latin1')).toContain('Crème');
    const marked = Buffer.from('\ufeffCrème');
    expect(decodeText(marked, 'text/html; charset=latin1')).toBe('Crème');
    expect(decodeText(Buffer.from('\ufeffPie', 'utf16le'))).toBe('Pie');
  });

  it('replaces invalid bytes and ignores unknown charsets', () => {
    expect(decodeText(latin1('\x81'), 'text/html; charset=shift_jis')).toBe('\ufffd');
    expect(decodeText(Buffer.from('Crème'), 'text/html; charset=klingon')).toBe('Crème');
    expect(decodeText(meta('<meta charset="utf-16">', 'Pie'))).toContain('Pie');
  });
});
