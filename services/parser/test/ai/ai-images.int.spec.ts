import { ImportFromImages, TestAi, type Actor } from '@larder/contracts';
import { aMember, anAdmin } from '@larder/testing';
import { NOT_REACHED, saying, upload } from '../support/ai-calls.js';
import { startWithAi, type AiFixture } from '../support/ai-fixture.js';
import { type AiServer, imagesOf, taskOf } from '../support/ai-server.js';
import { keysIn, PIXEL, type StartedParser } from '../support/started-parser.js';

let ai: AiServer;
let started: StartedParser;
let stop: AiFixture['stop'];
const ana = aMember();

beforeAll(async () => {
  ({ ai, started, stop } = await startWithAi());
});
afterAll(() => stop());
beforeEach(() => ai.reset());

describe('recipes on images', () => {
  const read = {
    name: 'Waffles',
    recipe_yield: '8 waffles',
    total_time: '30 minutes',
    ingredients: [{ title: 'Dough', text: '250 g flour' }, { title: '', text: '' }, { text: '2 eggs' }],
    instructions: [{ title: '', text: 'Mix.' }],
    notes: [{ title: 'Tip', text: 'Serve hot.' }],
  };
  const fromImages = (
    uploadKeys: string[],
    translateLanguage: string | null = null,
    actor: Actor | null = ana,
    service = started,
  ) => service.parser.as(actor).request(ImportFromImages, { uploadKeys, translateLanguage });

  it('are read in one request and stored with the first image', async () => {
    ai.model = saying(read);
    const keys = [await upload(started, PIXEL), await upload(started, PIXEL)];

    await expect(fromImages(keys, 'de-DE')).resolves.toEqual({ slug: 'waffles' });

    const { recipe } = started.recipes.last;
    expect(recipe).toMatchObject({
      name: 'Waffles',
      recipeYield: '8 waffles',
      notes: [{ title: 'Tip', text: 'Serve hot.' }],
    });
    expect(recipe.recipeIngredient).toMatchObject([{ title: 'Dough', note: '250 g flour' }, { note: '2 eggs' }]);
    const [question] = ai.requests;
    expect(question && imagesOf(question).map((url) => url.slice(0, 27))).toEqual(
      Array(2).fill('data:image/jpeg;base64,/9j/'),
    );
    expect(question && taskOf(question)).toContain('"de-DE"');
    expect(await keysIn(started.store)).toEqual([]);
  });

  it.each([
    ['is none', '{}', { code: 'parser.no-recipe-in-image' }],
    ['fails', { status: 500 } as const, NOT_REACHED],
  ])('fail with a reason when the answer %s', async (_what, answer, refusal) => {
    ai.model = () => answer;

    await expect(fromImages([await upload(started, PIXEL)])).rejects.toMatchObject(refusal);
    expect(await keysIn(started.store)).toEqual([]);
  });

  it('are rejected when an upload is not an image', async () => {
    await expect(fromImages([await upload(started, Buffer.from('no image'))])).rejects.toMatchObject({
      code: 'parser.no-recipe-in-image',
    });
    await expect(fromImages(['recipes/1/original.webp'])).rejects.toMatchObject({ kind: 'not-found' });
    await expect(fromImages([await upload(started, PIXEL)], null, null)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(ai.requests).toEqual([]);
    await started.store.deletePrefix('.temp');
  });
});

describe('an administrator’s test', () => {
  const test = (uploadKey: string | null = null, actor: Actor = anAdmin()) =>
    started.parser.as(actor).request(TestAi, { uploadKey });

  it('returns the answer of the model, also with an image', async () => {
    ai.model = () => 'Hello';

    await expect(test()).resolves.toEqual({ success: true, response: 'OpenAI is working. Response: "Hello"' });
    await expect(test(await upload(started, PIXEL))).resolves.toMatchObject({ success: true });
    expect(ai.requests.map((question) => imagesOf(question).length)).toEqual([0, 1]);
  });

  it('returns the error, and is for administrators only', async () => {
    ai.model = () => ({ status: 401, reason: 'The key test-key is wrong.' });

    const { success, response } = await test();
    expect(response).toContain('The key *** is wrong.');
    expect({ success, response }).toEqual({
      success: false,
      response: expect.stringMatching(/^OpenAI request failed. Full error has been logged. \w+: /) as string,
    });
    await expect(test(null, ana)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
