import { HOUR_MS } from '../auth/rate-limits.js';
import { operationDescription } from './operation-description.js';

describe('the description of an operation', () => {
  it('is its own', () => {
    expect(operationDescription('Sends a mail.', { access: 'signed-in' })).toBe('Sends a mail.');
  });

  it('is absent when the summary contains everything', () => {
    expect(operationDescription(undefined, { access: 'public' })).toBeUndefined();
  });

  it('names the callers and the limit that its decorators declare', () => {
    const rateLimit = { setting: 'BACKUP_RATE_LIMIT', per: 'user', withinMs: HOUR_MS } as const;
    expect(operationDescription('Makes a backup.', { access: 'administrators', rateLimit })).toBe(
      'Makes a backup. Only for site administrators. A user has `BACKUP_RATE_LIMIT` calls per hour.',
    );
    expect(
      operationDescription(undefined, { access: 'public', rateLimit: { setting: 'OIDC_RATE_LIMIT', per: 'address' } }),
    ).toBe('A network has `OIDC_RATE_LIMIT` calls per minute.');
  });
});
