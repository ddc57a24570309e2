import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { CommonErrors, type Actor } from '@larder/contracts';
import fastify from 'fastify';
import { RecipePagesController } from './recipe-pages.controller.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-page-'));
writeFileSync(join(folder, 'index.html'), '<html><head></head><body>Larder</body></html>');
afterAll(() => rmSync(folder, { recursive: true }));

const SHARE = '6f1c1a52-7a54-4d9b-9c0e-1c5a5f1b0000';

const member = { groupSlug: 'home' } as Actor;

/** The responses with the page of a recipe and with that of a share link, when the recipe service fails. */
async function pagesWith(failure: Error, actor: Actor | null = null) {
  const services = { as: () => ({ request: () => Promise.reject(failure) }) };
  const pages = new RecipePagesController(services as never, {} as never, { STATIC_FILES: folder } as never);
  const app = fastify();
  await app.register(cookie);
  app.get('/recipe', (request, reply) => pages.showRecipe(actor, 'home', 'soup', request, reply));
  app.get('/shared', (request, reply) => pages.showShared('home', SHARE, request, reply));
  const responses = await Promise.all(['/recipe', '/shared'].map((url) => app.inject({ url })));
  await app.close();
  return responses.map(({ statusCode, body }) => ({ statusCode, hasPage: body.includes('Larder') }));
}

describe('the page of a recipe', () => {
  it('is not found for callers who may not see it', async () => {
    const page = { statusCode: 404, hasPage: true };

    expect(await pagesWith(CommonErrors.notFound())).toEqual([page, page]);
  });

  it.each([
    ['unavailable', CommonErrors.unavailable({ part: 'recipe', retryAfterSeconds: 2 })],
    ['too slow', CommonErrors.timeout({ subject: 'recipe' })],
  ])('is unavailable, so that search engines keep it, when the service is %s', async (_case, failure) => {
    const page = { statusCode: 503, hasPage: true };

    expect(await pagesWith(failure)).toEqual([page, page]);
  });

  it('opens the application for members during an outage, which shows the recipes that it has stored', async () => {
    const [page] = await pagesWith(CommonErrors.unavailable({ part: 'recipe', retryAfterSeconds: 2 }), member);

    expect(page).toEqual({ statusCode: 404, hasPage: true });
  });
});
