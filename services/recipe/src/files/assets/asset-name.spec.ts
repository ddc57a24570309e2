import { assetFileName } from './asset-name.js';

it.each([
  ['Grandma’s card', 'pdf', 'grandma-s-card.pdf'],
  ['Plan', '.PDF', 'plan.pdf'],
  ['Plan', 'archive.tar.zip', 'plan.zip'],
  ['../../etc/passwd', 'txt', 'etc-passwd.txt'],
  ['a"\r\nSet-Cookie: b', 'md', 'a-set-cookie-b.md'],
  ['Plan', 'p d/f', 'plan.pdf'],
  ['x'.repeat(255), 'png', `${'x'.repeat(150)}.png`],
])('keeps %p of type %p as %p', (name, extension, fileName) => {
  expect(assetFileName(name, extension)).toBe(fileName);
});

it.each([
  ['---', 'pdf'],
  ['Plan', ''],
  ['Plan', 'html'],
  ['Plan', 'svg'],
  ['Plan', 'js'],
  ['Plan', 'exe'],
  ['Plan', 'toString'],
])('refuses %p of type %p', (name, extension) => {
  expect(assetFileName(name, extension)).toBeNull();
});
