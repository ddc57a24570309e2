import { contentDisposition } from './content-disposition.js';

it.each([
  ['plan.pdf', 'attachment; filename="plan.pdf"'],
  ['a"b\\c.pdf', 'attachment; filename="a_b_c.pdf"'],
  ['Crème.pdf', `attachment; filename="Cr_me.pdf"; filename*=UTF-8''Cr%C3%A8me.pdf`],
  [
    "a\r\nSet-Cookie: it's.pdf",
    `attachment; filename="a__Set-Cookie: it's.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20it%27s.pdf`,
  ],
])('encodes the file name %p without injection', (fileName, header) => {
  expect(contentDisposition('attachment', fileName)).toBe(header);
});

it('accepts half a surrogate pair', () => {
  expect(contentDisposition('inline', '\ud83c.pdf')).toBe(`inline; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`);
});
