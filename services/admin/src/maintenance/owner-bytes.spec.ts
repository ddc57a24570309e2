import { OwnerBytes } from './owner-bytes.js';

const ID = '7c1f0000-0000-4000-8000-000000000000';

it('files are counted for the record that owns them', () => {
  const owners = new OwnerBytes();
  for (const key of [
    `recipes/${ID}/images/original.webp`,
    `recipes/${ID.replaceAll('-', '')}/assets/menu.pdf`,
    `users/${ID}/profile.webp`,
    `exports/${ID}/export.zip`,
    `groups/${ID}/export/old.zip`,
    'recipes/pea-soup/images/original.webp',
    'backups/larder.zip',
    '.temp/upload',
  ])
    owners.add(key, 10);

  expect([...owners.recipes]).toEqual([[ID, 20]]);
  expect([...owners.users]).toEqual([[ID, 10]]);
  expect([...owners.groups]).toEqual([[ID, 20]]);
});
