import { IdentityErrors } from '@larder/contracts';
import { Metrics } from '@larder/service-kit';
import { SignInService } from './sign-in.service.js';

const form = {
  username: 'ana',
  password: 'wrong',
  remember_me: false,
  address: '192.0.2.7',
  device: null,
  locale: 'en-US',
};

/** The metric of failures after a sign-in that fails with the error. */
async function failuresAfter(error: Error): Promise<string> {
  const metrics = new Metrics('identity');
  const signIns = new SignInService(
    { findByLogin: () => Promise.resolve(null) } as never,
    { attempt: () => Promise.reject(error) } as never,
    null as never,
    null as never,
    { read: () => Promise.resolve(null) } as never,
    null as never,
    { error: () => undefined } as never,
    metrics,
  );
  await expect(signIns.signIn(form)).rejects.toBe(error);
  const exposition = await metrics.exposition();
  metrics.close();
  return exposition;
}

describe('a failed sign-in', () => {
  it.each([
    ['the kind of an expected error', IdentityErrors.lockedOut(), 'locked'],
    ['"failed" for an unexpected error', new Error('connection lost'), 'failed'],
  ])('is counted with %s', async (_which, error, reason) => {
    expect(await failuresAfter(error)).toMatch(
      new RegExp(`^larder_sign_in_failures_total\\{reason="${reason}".*\\} 1$`, 'm'),
    );
  });
});
