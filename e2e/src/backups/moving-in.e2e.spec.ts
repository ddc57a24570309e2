import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../../support/settings.mjs';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { administrator } from '../support/product.js';
import { zipOf } from '../support/zip.js';

const PASSWORD = 'pass-word-dora';
/** The password above, hashed by bcrypt as Mealie does. */
const BCRYPT = '$2b$10$fBfKcq9aZMhTCNTHgbRNQunVRXS.W.Df2GWg6ieLJenftTqmmrNa.';
const hex = (number: number) => `000000000000400080000000${number.toString(16).padStart(8, '0')}`;
const uuid = (number: number) => hex(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const PICTURE = readFileSync(fileURLToPath(new URL('../../../docs/screenshots/phone-recipe.webp', import.meta.url)));

describe('a backup of Mealie', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-moving-'));
  let product: StartedProduct;
  let admin: Api;

  beforeAll(async () => {
    product = await startProduct(folder, SETTINGS);
    admin = await administrator(new Api(product.url));
    await admin.post('/api/recipes', { name: 'Before' });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.set('archive', new Blob([new Uint8Array(bytes)]), name);
    return admin.send('POST', '/api/admin/backups/upload', form);
  };

  it('that is none is refused, and nothing has changed', async () => {
    const files = { 'data/templates/recipes.md': '# {{ name }}' };
    for (const database of ['{', '[]', '{"alembic_version":[]}', '{"alembic_version":[],"users":[{"id":1}]}']) {
      const refused = await upload(zipOf({ 'database.json': database, ...files }), 'mealie_x.zip');
      expect(refused.status).toBe(400);
    }
    expect((await admin.get('/api/admin/backups')).body).toMatchObject({ imports: [] });
    expect((await admin.get('/api/recipes')).body).toMatchObject({ total: 1 });
  });

  it('moves in whole: people sign in with their passwords and find what was theirs', async () => {
    const database = JSON.stringify(dump());
    const image = `data/recipes/${uuid(10)}/images/original.webp`;
    const accepted = await upload(zipOf({ 'database.json': database, [image]: PICTURE }), 'mealie_2026.11.22.zip');
    expect(accepted).toMatchObject({ status: 200, body: { message: 'Backup uploaded', error: false } });
    const restored = await admin.post('/api/admin/backups/mealie_2026.11.22.zip/restore');
    expect(restored).toMatchObject({ status: 200, body: { message: 'Restore successful', error: false } });

    const dora = await new Api(product.url).signIn('dora', PASSWORD);
    expect((await dora.get('/api/users/self')).body).toMatchObject({ group: 'Home', household: 'Family', admin: true });
    expect((await dora.get('/api/recipes/pea-soup')).body).toMatchObject({
      id: uuid(10),
      tags: [{ name: 'Winter', slug: 'winter' }],
      recipeIngredient: [{ quantity: 500, food: { name: 'peas' }, display: '500 peas' }],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    expect((await dora.get('/api/recipes?search=soup')).body).toMatchObject({ total: 1 });
    expect((await dora.get('/api/households/mealplans')).body).toMatchObject({
      items: [{ id: 12, date: '2026-01-06' }],
    });
    const stored = await fetch(`${product.url}/api/media/recipes/${uuid(10)}/images/original.webp`, {
      headers: { authorization: `Bearer ${dora.token ?? ''}` },
    });
    expect(Buffer.from(await stored.arrayBuffer()).equals(PICTURE)).toBe(true);

    // The next numbers follow those that moved in, and a second sign-in works with the new hash.
    expect((await dora.post('/api/households/mealplans', { date: '2026-01-07', title: 'Rest' })).body).toMatchObject({
      id: 13,
    });
    const again = await new Api(product.url).signIn('dora@example.org', PASSWORD);
    const run = (await again.get('/api/admin/backups/runs/latest')).body as { report: string[] };
    expect(run.report).toContain('recipes: 1 rows');
  });
});

function dump() {
  const home = { group_id: hex(1), household_id: hex(2) };
  const recipe_id = hex(10);
  return {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: hex(1), name: 'Home', slug: 'home' }],
    households: [{ id: hex(2), name: 'Family', slug: 'family', group_id: hex(1) }],
    users: [
      {
        id: hex(3),
        full_name: 'Dora',
        username: 'dora',
        email: 'dora@example.org',
        password: BCRYPT,
        admin: 1,
        ...home,
      },
    ],
    tags: [{ id: hex(25), name: 'Winter', slug: 'winter', group_id: hex(1) }],
    ingredient_foods: [{ id: hex(21), name: 'peas', group_id: hex(1) }],
    recipes: [{ id: recipe_id, slug: 'pea-soup', name: 'Pea soup', group_id: hex(1), user_id: hex(3), image: 'abc' }],
    recipes_to_tags: [{ recipe_id, tag_id: hex(25) }],
    recipes_ingredients: [{ id: 1, position: 0, recipe_id, quantity: 500, food_id: hex(21), reference_id: hex(11) }],
    recipe_instructions: [{ id: hex(13), recipe_id, position: 0, text: 'Cook.' }],
    recipe_settings: [{ id: 1, recipe_id, public: true, disable_amount: false }],
    group_meal_plans: [
      { id: 12, date: '2026-01-06', entry_type: 'lunch', group_id: hex(1), user_id: hex(3), recipe_id },
    ],
  };
}
