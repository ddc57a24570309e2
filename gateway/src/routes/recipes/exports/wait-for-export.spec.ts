import { fn } from 'jest-mock';
import type { CallerClient } from '@larder/service-kit';
import { waitForExport } from './wait-for-export.js';

/** A client that gets this many replies without the archive. */
function clientThatWaits(times: number) {
  let requests = 0;
  const request = fn(() => Promise.resolve({ ended: requests++ >= times }));
  return { request, client: { request } as unknown as CallerClient };
}

describe('waiting for an archive', () => {
  it('ends as soon as the archive is complete', async () => {
    const { request, client } = clientThatWaits(2);

    await waitForExport(client, 'an-id');

    expect(request).toHaveBeenCalledTimes(3);
  });

  it('ends early when the service is unavailable', async () => {
    const client = { request: () => Promise.reject(new Error('away')) } as unknown as CallerClient;

    await expect(waitForExport(client, 'an-id')).resolves.toBeUndefined();
  });

  it('ends early after the timeout', async () => {
    const { request, client } = clientThatWaits(Infinity);

    await waitForExport(client, 'an-id', 60);

    expect(request.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});
