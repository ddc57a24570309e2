import { CreateExportToken, ExportRecipe, ExportRecipeByToken, type Actor, type ExportedFile } from '@larder/contracts';
import { exportCalls } from '../support/calls/export-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';
import { unzipped } from '../support/unzipped.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { bytesOf, fullRecipe } = exportCalls(() => recipes);
const exportAs = (actor: Actor, slugOrId: string, template: string): Promise<ExportedFile> =>
  recipes.as(actor).request(ExportRecipe, { slugOrId, template });
const tokenFor = async (actor: Actor, slugOrId: string) =>
  (await recipes.as(actor).request(CreateExportToken, { slugOrId })).token;
const byToken = (slugOrId: string, token: string) => recipes.as(null).request(ExportRecipeByToken, { slugOrId, token });
describe('one recipe as a file', () => {
  it('is plain JSON with the keys of the API', async () => {
    const ana = await recipes.member();
    const recipe = await fullRecipe(ana);

    const file = await exportAs(ana, recipe.slug, 'raw');

    expect(file).toMatchObject({ fileName: 'lentil-soup.json', contentType: 'application/json' });
    expect((await bytesOf(file.key)).toString()).toBe(JSON.stringify(recipe, null, 4));
  });

  it('is Markdown', async () => {
    const ana = await recipes.member();
    const { id } = await fullRecipe(ana);

    const file = await exportAs(ana, id, 'recipes.md');

    expect(file.fileName).toBe('lentil-soup.md');
    expect((await bytesOf(file.key)).toString()).toMatch(/^# Lentil Soup\n[^]*- \[ \] 1 Cup Flour\n[^]*Tags: Quick\n/);
  });

  it('is an archive with its image and the keys that importers expect', async () => {
    const ana = await recipes.member();
    const { slug } = await fullRecipe(ana);

    const file = await exportAs(ana, slug, 'zip');

    const files = await unzipped(await bytesOf(file.key));
    expect([...files.keys()]).toEqual(['lentil-soup.json', 'original.webp']);
    expect(files.get('original.webp')?.toString()).toBe('picture');
    const exported = JSON.parse(files.get('lentil-soup.json')?.toString() ?? '') as unknown;
    expect(exported).toMatchObject({
      org_url: 'https://example.org',
      recipe_ingredient: [{ is_food: true }],
      extras: { myKey: '1' },
    });
  });

  it('is an archive without an image when there is none', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);

    const files = await unzipped(await bytesOf((await exportAs(ana, id, 'zip')).key));

    expect([...files.keys()]).toEqual(['lentil-soup.json']);
  });

  it('has no other formats, and no recipes of other groups', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { id } = await recipes.recipe(ana);

    await expect(exportAs(ana, id, '../secret')).rejects.toMatchObject({ code: 'common.not-found' });
    await expect(exportAs(outsider, id, 'raw')).rejects.toMatchObject({ code: 'common.not-found' });
    await expect(tokenFor(outsider, id)).rejects.toMatchObject({ code: 'common.not-found' });
  });
});

describe('a token for an archive', () => {
  it('is sufficient to download it, more than once, by slug or id', async () => {
    const ana = await recipes.member();
    const { id, slug } = await fullRecipe(ana);
    const token = await tokenFor(ana, slug);

    for (const address of [slug, id]) {
      const files = await unzipped(await bytesOf((await byToken(address, token)).key));
      expect([...files.keys()]).toContain('lentil-soup.json');
    }
  });

  it('is valid for one recipe only', async () => {
    const ana = await recipes.member();
    const soup = await recipes.recipe(ana);
    const stew = await recipes.recipe(ana, 'Bean Stew');

    const reply = byToken(stew.slug, await tokenFor(ana, soup.slug));

    await expect(reply).rejects.toMatchObject({ code: 'recipe.export-other-recipe' });
  });

  it('is refused if invalid', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);

    await expect(byToken(slug, 'made-up')).rejects.toMatchObject({ code: 'common.invalid-file-token' });
  });
});
