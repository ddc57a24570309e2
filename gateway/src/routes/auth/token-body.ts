import type { TokenBody } from '@larder/contracts';

/** A session's token as clients read it. */
export function tokenBody(token: string): TokenBody {
  return { access_token: token, token_type: 'bearer' };
}
