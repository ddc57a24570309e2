import { ImportFromImages, ImportFromUrl, ParseIngredientLines, TestAi, TestScrapeUrl } from '@larder/contracts';
import { Metrics } from '@larder/service-kit';
import { aMember, anAdmin } from '@larder/testing';
import { NOT_REACHED, saying, splitting, upload } from '../support/ai-calls.js';
import { startWithAi, type AiFixture } from '../support/ai-fixture.js';
import { type AiServer, inputOf, taskOf } from '../support/ai-server.js';
import { PIXEL, recipePage, startParser, type StartedParser } from '../support/started-parser.js';

const NOT_UNDERSTOOD = { code: 'parser.ai-not-understood', kind: 'refused' };

let ai: AiServer;
let started: StartedParser;
let stop: AiFixture['stop'];
const ana = aMember();

beforeAll(async () => {
  ({ ai, started, stop } = await startWithAi());
});
afterAll(() => stop());
beforeEach(() => ai.reset());

const parse = (ingredients: string[], service = started) =>
  service.parser.as(ana).request(ParseIngredientLines, { parser: 'openai', ingredients });

describe('requests to the language model', () => {
  it('are counted with their tokens', async () => {
    const counts = async () => {
      const metrics = await started.parser.get(Metrics).exposition();
      return ['ok', 'error', 'prompt', 'completion'].map((label) =>
        Number(new RegExp(`^larder_ai_\\w+_total\\{\\w+="${label}".*\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0),
      );
    };
    const before = await counts();

    ai.model = splitting;
    await parse(['2 onions']);
    ai.model = () => ({ status: 400 });
    await expect(parse(['2 onions'])).rejects.toMatchObject(NOT_REACHED);

    const after = await counts();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 70, 8]);
  });
});

describe('ingredient lines by the language model', () => {
  it('are parsed ten at a time, in two concurrent requests, in their order', async () => {
    ai.model = splitting;
    const lines = Array.from({ length: 45 }, (_, index) => `${index} onions`);

    const parsed = await parse(lines);

    expect(parsed.map(({ input, ingredient }) => [input, ingredient.quantity])).toEqual(
      lines.map((line, index) => [line, index]),
    );
    expect(parsed[1]).toMatchObject({
      confidence: { average: 0.88, unit: null },
      ingredient: { unit: null, food: { id: null, name: 'onions' } },
    });
    expect(ai.requests).toHaveLength(5);
    expect(ai.most).toBeLessThanOrEqual(2);
  });

  it('are requested with the settings of the server', async () => {
    ai.model = splitting;
    await parse(['1 egg']);

    const [question] = ai.requests;
    expect(question).toMatchObject({
      path: '/v1/chat/completions?version=2',
      model: 'cook-1',
      temperature: 0.2,
      response_format: { type: 'json_object' },
      headers: { authorization: 'Bearer test-key', 'x-kitchen': '1' },
    });
    expect(question && taskOf(question)).toContain('JSON schema');
  });

  it('are aligned when the model loses one', async () => {
    ai.model = saying({ ingredients: [{ input: '2 eggs', confidence: 90, quantity: 2, food: 'eggs' }] });

    const parsed = await parse(['1 onion', '2 eggs']);

    expect(parsed).toMatchObject([
      { confidence: { average: 0 }, ingredient: { note: '1 onion', food: null } },
      { confidence: { average: 0.9 }, ingredient: { food: { name: 'eggs' } } },
    ]);
  });

  it('survive two failures in a row, and a code fence around the answer', async () => {
    let tries = 0;
    ai.model = (question) => {
      tries += 1;
      return tries < 3 ? { status: 500 } : `\`\`\`json\n${splitting(question)}\n\`\`\``;
    };

    await expect(parse(['1 egg'])).resolves.toMatchObject([{ ingredient: { quantity: 1 } }]);
  });

  it.each([
    ['always fails', { status: 503 } as const, NOT_REACHED],
    ['refuses the key', { status: 401 } as const, NOT_REACHED],
    ['says nothing', 'silence' as const, { code: 'parser.ai-silent' }],
    ['chats', 'I am a cook.', NOT_UNDERSTOOD],
    ['answers something else', '{"soup":1}', NOT_UNDERSTOOD],
  ])('fail with a reason when the model %s', async (_what, answer, refusal) => {
    ai.model = () => answer;

    await expect(parse(['1 egg'])).rejects.toMatchObject(refusal);
  });
});

describe('pages that only the language model can read', () => {
  const page = '<meta property="og:title" content="Stub"><body><h1>Grandma</h1><p>She cooked peas.</p></body>';
  const soup = {
    name: 'Pea soup',
    recipeIngredient: ['500 g peas'],
    recipeInstructions: ['Cook.'],
    totalTime: 'PT20M',
  };

  it('become recipes; the model has precedence over share properties', async () => {
    ai.model = saying(soup);
    const url = started.site.servesBody('/grandma', page);

    await expect(started.parser.as(ana).request(ImportFromUrl, { url })).resolves.toEqual({ slug: 'pea-soup' });

    expect(started.recipes.last.recipe).toMatchObject({ name: 'Pea soup', totalTime: '20 minutes', orgURL: url });
    expect(ai.requests.map(inputOf).join()).toContain('She cooked peas.');
  });

  it('are not sent to the model when they have structured data, unless the caller requests it', async () => {
    ai.model = saying({ ...soup, name: 'As the model sees it' });
    const url = started.site.servesBody('/stated', `${recipePage()}<p>500 g peas</p>`);

    await started.parser.as(ana).request(ImportFromUrl, { url });
    expect(ai.requests).toEqual([]);
    expect(started.recipes.last.recipe.name).toBe('Pea soup');

    await started.parser.as(ana).request(ImportFromUrl, { url, useOpenAI: true });
    expect(started.recipes.last.recipe.name).toBe('As the model sees it');
  });

  it.each(['{}', 'no', 'silence' as const])('fall back to share properties when it answers %p', async (answer) => {
    ai.model = () => answer;
    const url = started.site.servesBody('/stub', page);

    await started.parser.as(ana).request(ImportFromUrl, { url });

    expect(started.recipes.last.recipe.name).toBe('Stub');
  });

  it('are not sent to the model when they are error pages', async () => {
    const url = started.site.serves('/gone', (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    });

    await expect(started.parser.as(ana).request(ImportFromUrl, { url })).rejects.toMatchObject({ kind: 'refused' });
    expect(ai.requests).toEqual([]);
  });

  it('can be tested without storing anything', async () => {
    ai.model = saying(soup);
    const url = started.site.servesBody('/look', page);
    const before = started.recipes.imported.length;

    const { recipe } = await started.parser.as(ana).request(TestScrapeUrl, { url, useOpenAI: true });

    expect(recipe).toMatchObject({ '@type': 'Recipe', name: 'Pea soup' });
    expect(started.recipes.imported).toHaveLength(before);
  });
});

it('refuses requests to the model where none is configured', async () => {
  const other = await startParser();
  try {
    await expect(parse(['1 egg'], other)).rejects.toMatchObject({ code: 'parser.openai-not-enabled' });
    const uploadKeys = [await upload(other, PIXEL)];
    const request = other.parser.as(ana).request(ImportFromImages, { uploadKeys, translateLanguage: null });
    await expect(request).rejects.toMatchObject({ code: 'parser.ai-images-not-enabled' });
    await expect(other.parser.as(anAdmin()).request(TestAi, { uploadKey: null })).resolves.toEqual({
      success: false,
      response: 'OpenAI is not enabled',
    });
  } finally {
    await other.stop();
  }
});
