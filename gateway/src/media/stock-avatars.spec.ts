import { stockAvatarOf } from './stock-avatars.js';

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
