import { jest } from '@jest/globals';
import type { CallerClient } from '@larder/service-kit';
import { untilExported } from './until-exported.js';

/** A client that is told this often that the archive is still being made. */
function clientThatWaits(times: number) {
  let asked = 0;
  const request = jest.fn(() => Promise.resolve({ ended: asked++ >= times }));
  return { request, client: { request } as unknown as CallerClient };
}

describe('waiting for an archive', () => {
  it('ends as soon as the archive is made', async () => {
    const { request, client } = clientThatWaits(2);

    await untilExported(client, 'an-id');

    expect(request).toHaveBeenCalledTimes(3);
  });

  it('ends without it when the service cannot say how far it is', async () => {
    const client = { request: () => Promise.reject(new Error('away')) } as unknown as CallerClient;

    await expect(untilExported(client, 'an-id')).resolves.toBeUndefined();
  });

  it('ends without it when that takes too long', async () => {
    const { request, client } = clientThatWaits(Infinity);

    await untilExported(client, 'an-id', 60);

    expect(request.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});
