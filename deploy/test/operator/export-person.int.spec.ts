import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { BY_OPERATOR, OperatedProduct, passwordIn } from '../support/operated-product.js';

const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let product: OperatedProduct;
const admin = (...args: string[]) => product.admin(args);
const pathOf = (name: string) => join(product.folder, name);

beforeAll(async () => {
  product = await OperatedProduct.launch();
});
afterAll(() => product.stop());

/** A new administrator, and their client. */
async function createAdmin(username: string) {
  const password = passwordIn((await admin('create-admin', username, `${username}@example.com`)).stdout);
  const { token } = await product.signIn(username, password);
  const send = async (method: string, path: string, body?: object) => {
    const response = await product.send(method, path, token, body);
    if (response.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(response)}`);
    return response.body as Record<string, string> & string;
  };
  return { password, token, send, id: (await send('GET', '/api/users/self'))['id'] ?? '' };
}

/** The JSON files of an export by name, and its other files. */
function filesOf(path: string) {
  const files = Object.entries(unzipSync(readFileSync(path)));
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, name.endsWith('.json') ? (JSON.parse(strFromU8(bytes)) as object[]) : bytes]),
  );
}

it('writes what is stored about one person, and nothing about others', async () => {
  const [grace, henry] = [await createAdmin('grace'), await createAdmin('henry')];
  const soup = await grace.send('POST', '/api/recipes', { name: 'Pea Soup' });
  const stew = await henry.send('POST', '/api/recipes', { name: 'Stew' });
  const { id: soupId } = await grace.send('GET', `/api/recipes/${soup}`);
  const { id: stewId } = await grace.send('GET', `/api/recipes/${stew}`);
  await grace.send('POST', `/api/users/${grace.id}/ratings/${stew}`, { rating: 4, isFavorite: true });
  await grace.send('POST', '/api/comments', { recipeId: stewId, text: 'More salt.' });
  await henry.send('POST', '/api/comments', { recipeId: soupId, text: 'A comment of another user.' });
  await grace.send('POST', '/api/households/mealplans', {
    date: '2026-11-24',
    entryType: 'dinner',
    title: 'Leftovers',
  });
  const list = await grace.send('POST', '/api/households/shopping/lists', { name: 'Market' });
  await grace.send('POST', '/api/households/shopping/items', { shoppingListId: list['id'], note: 'peas' });
  await henry.send('POST', '/api/households/shopping/lists', { name: 'Not hers' });
  const { token = '' } = await grace.send('POST', '/api/users/api-tokens', { name: 'calendar' });
  const form = new FormData();
  form.append('profile', new Blob([IMAGE], { type: 'image/png' }), 'me.png');
  await grace.send('POST', `/api/users/${grace.id}/image`, form);
  const image = new FormData();
  image.append('image', new Blob([IMAGE], { type: 'image/png' }), 'soup.png');
  image.append('extension', 'png');
  await grace.send('PUT', `/api/recipes/${soup}/image`, image);
  const bread = await grace.send('POST', '/api/recipes', { name: 'Bread' });
  await grace.send('DELETE', `/api/recipes/${bread}`);
  await grace.send('PATCH', `/api/recipes/${soup}`, { description: 'Green' });

  const file = pathOf('grace.zip');
  const { code, stdout } = await admin('export-person', 'grace', '--to', file);

  expect([code, stdout]).toEqual([0, `${file} contains the data about grace.\n`]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const files = filesOf(file);
  expect(files).toMatchObject({
    'profile.json': [{ username: 'grace', email: 'grace@example.com', group: expect.any(String) as string }],
    'api-tokens.json': [{ name: 'calendar' }],
    'sessions.json': [{ openedAt: expect.any(String) as string }],
    'ratings.json': [{ recipe: 'Stew', rating: 4, isFavorite: true }],
    'comments.json': [{ recipe: 'Stew', text: 'More salt.' }],
    'recipes.json': [{ name: 'Pea Soup', userId: grace.id }],
    'plan-entries.json': [{ title: 'Leftovers', date: '2026-11-24' }],
    'shopping-lists.json': [{ name: 'Market', items: [{ note: 'peas' }] }],
  });
  expect(Buffer.from(files['picture.webp'] as Uint8Array).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
  expect(files).toMatchObject({
    'deleted-recipes.json': [{ name: 'Bread', deletedAt: expect.any(String) as string }],
    'recipe-versions.json': [{ recipe: 'Pea Soup', changedFields: ['description'], byThisPerson: true }],
  });
  expect(Buffer.from(files[`files/${soupId}/images/original.webp`] as Uint8Array).toString('latin1')).toMatch(
    /^RIFF.{4}WEBP/s,
  );
  const text = JSON.stringify(files);
  for (const other of [grace.password, token, 'A comment of another user.', 'Not hers', henry.id, 'argon2'])
    expect(text).not.toContain(other);
  expect(await product.audited('user.export', henry.token)).toMatchObject([
    { ...BY_OPERATOR, target: { kind: 'user', name: 'grace' } },
  ]);
});

it('writes empty lists for a user without records', async () => {
  const other = pathOf('ida.zip');
  await admin('create-admin', 'ida', 'ida@example.com');

  expect((await admin('export-person', 'ida@example.com', '--to', other)).code).toBe(0);

  const { 'profile.json': profile, ...rest } = filesOf(other);
  expect(profile).toMatchObject([{ username: 'ida' }]);
  expect(Object.values(rest)).toEqual(Array.from({ length: 13 }, () => []));
});

it('overwrites no file and leaves none for an unknown user', async () => {
  const taken = pathOf('taken.zip');
  writeFileSync(taken, 'mine');

  expect(await admin('export-person', 'grace', '--to', taken)).toMatchObject({
    code: 1,
    stderr: `${taken} already exists.\n`,
  });
  expect(readFileSync(taken, 'utf8')).toBe('mine');
  const unknown = await admin('export-person', 'unknown', '--to', pathOf('unknown.zip'));
  expect(unknown).toMatchObject({ code: 1, stderr: 'There is no user unknown.\n' });
  expect(existsSync(pathOf('unknown.zip'))).toBe(false);
  expect((await admin('export-person', 'grace')).code).toBe(1);
  expect((await admin('export-person', 'grace', '--to', pathOf('none/a.zip'))).code).toBe(1);
});
