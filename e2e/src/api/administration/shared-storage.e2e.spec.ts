import { administrator, aVisitor } from '../../support/instances/product.js';

const CHECK = '/api/admin/about/docker/validate';
const CHECKED_FILE = '/api/media/docker/validate.txt';

describe('the storage check', () => {
  it.each(['POST', 'GET'])('succeeds for an administrator by %s', async (method) => {
    const { status, body } = await (await administrator()).send(method, CHECK);
    const { text } = body as { text: string };

    expect({ status, text }).toEqual({ status: 200, text: expect.stringMatching(/^[A-Z0-9]{100}$/) as string });
    const file = await aVisitor().get(CHECKED_FILE);
    expect(file).toMatchObject({ status: 200, body: text });
    expect(file.headers.get('content-type')).toContain('text/plain');
    expect(file.headers.get('cache-control')).toBe('no-store');
  });
});
