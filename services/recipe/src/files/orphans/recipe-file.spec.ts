import { recipeFileOf } from './recipe-file.js';

const ID = '7c1f0000-0000-4000-8000-000000000000';
const EVENT = '7c1f0000-0000-4000-8000-000000000001';

it.each([
  [`recipes/${ID}/images/original.webp`, null, null],
  [`recipes/${ID.replaceAll('-', '')}/assets/menu.pdf`, null, 'menu.pdf'],
  [`recipes/${ID}/assets/sub/menu.pdf`, null, null],
  [`recipes/${ID}/images/timeline/${EVENT}/original.webp`, EVENT, null],
  [`recipes/${ID}/images/timeline/photo.jpg`, null, null],
])('%s is a file of a recipe', (key, eventId, asset) => {
  expect(recipeFileOf(key)).toEqual({ key, recipeId: ID, eventId, asset });
});

it.each(['recipes/pea-soup/images/original.webp', `recipes/${ID}`, `users/${ID}/profile.webp`])(
  '%s is not a file of a recipe',
  (key) => {
    expect(recipeFileOf(key)).toBeNull();
  },
);
