import { administrator, aVisitor } from '../../support/product.js';

const ASK = '/api/admin/about/docker/validate';
const SHOWN = '/api/media/docker/validate.txt';

describe('the storage check', () => {
  it.each(['POST', 'GET'])('succeeds for an administrator by %s', async (method) => {
    const { status, body } = await (await administrator()).send(method, ASK);
    const { text } = body as { text: string };

    expect({ status, text }).toEqual({ status: 200, text: expect.stringMatching(/^[A-Z0-9]{100}$/) as string });
    const shown = await aVisitor().get(SHOWN);
    expect(shown).toMatchObject({ status: 200, body: text });
    expect(shown.headers.get('content-type')).toContain('text/plain');
    expect(shown.headers.get('cache-control')).toBe('no-store');
  });
});
