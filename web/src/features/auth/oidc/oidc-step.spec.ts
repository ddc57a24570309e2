import { describe, expect, it } from '@jest/globals';
import { oidcStep } from './oidc-step.js';

const about = { enableOidc: true, oidcRedirect: true };

describe('the sign-in by OpenID', () => {
  it.each([
    ['?code=x&state=y', about, 'finish'],
    ['?error=access_denied&direct=1', about, 'finish'],
    ['', about, 'redirect'],
    ['?direct=1', about, 'none'],
    ['', { ...about, oidcRedirect: false }, 'none'],
    ['', { ...about, enableOidc: false }, 'none'],
    ['', undefined, 'none'],
  ])('with %j and %j is: %s', (search, settings, step) => {
    expect(oidcStep(search, settings)).toBe(step);
  });
});
