import { invalidRecipeFolder, isConvertedOriginal } from './cleanable-keys.js';

const ID = '7c1f0000-0000-4000-8000-000000000000';

it.each([
  [`recipes/${ID}/images/original.jpg`, true],
  [`recipes/${ID}/images/original.webp`, false],
  [`recipes/${ID}/images/timeline/photo.jpg`, false],
  [`recipes/${ID}/assets/menu.pdf`, false],
  [`users/${ID}/profile.png`, false],
])('%s is a left-over image: %s', (key, expected) => expect(isConvertedOriginal(key)).toBe(expected));

it.each([
  [`recipes/${ID}/images/original.webp`, null],
  [`recipes/${ID.replaceAll('-', '')}/assets/a.txt`, null],
  ['recipes/pea-soup/images/original.webp', 'pea-soup'],
  [`users/pea-soup/profile.webp`, null],
])('%s is in a folder that cannot belong to a recipe: %s', (key, folder) =>
  expect(invalidRecipeFolder(key)).toBe(folder),
);
