import fastify from 'fastify';
import { sendStockAvatar, stockAvatarOf } from './stock-avatars.js';

describe('stockAvatarOf', () => {
  it('gives a user the same image every time, and three images altogether', async () => {
    const ids = ['0000', '0001', '0002', 'ffff'].map((end) => `6f1c1a52-7a54-4d9b-9c0e-1c5a5f1b${end}`);
    const etags = await Promise.all(ids.map(async (id) => (await stockAvatarOf(id)).etag));

    expect(etags).toEqual(['stock-pot', 'stock-carrot', 'stock-whisk', 'stock-pot']);
  });

  it('is a WebP image', async () => {
    const { content } = await stockAvatarOf('6f1c1a52-7a54-4d9b-9c0e-1c5a5f1b0000');

    expect(content.toString('latin1', 0, 4) + content.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  });
});

/** The response with the stock avatar of a user to a client that sends these headers. */
async function responseTo(headers: Record<string, string>) {
  const app = fastify();
  app.get('/', async (request, reply) => {
    const avatar = await stockAvatarOf('6f1c1a52-7a54-4d9b-9c0e-1c5a5f1b0000');
    return sendStockAvatar(reply, request, { avatar, cacheControl: 'no-cache' });
  });
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response;
}

describe('a stock avatar', () => {
  it('is sent with its tag and date, and not again to a client that has it', async () => {
    const first = await responseTo({});
    const [byTag, byDate] = [
      await responseTo({ 'if-none-match': String(first.headers.etag) }),
      await responseTo({ 'if-modified-since': String(first.headers['last-modified']) }),
    ];

    expect(first.headers).toMatchObject({ etag: '"stock-pot"', 'content-type': 'image/webp' });
    expect([first, byTag, byDate].map(({ statusCode }) => statusCode)).toEqual([200, 304, 304]);
  });
});
