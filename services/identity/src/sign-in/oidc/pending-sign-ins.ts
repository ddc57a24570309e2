import { KeyValue } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60_000;

/** What is stored between the redirect to the provider and the return. */
const PendingSignIn = z.object({
  /** The browser that began it; no other browser may complete it. */
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});
type PendingSignIn = z.output<typeof PendingSignIn>;

/** Sign-ins under way at the provider, by their `state`. Each is good for one return, to whichever replica. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly keyValue: KeyValue) {}

  async remember(state: string, pending: PendingSignIn): Promise<void> {
    await this.keyValue.set(keyOf(state), pending, LIFETIME_MS);
  }

  /** The sign-in of this state, if this browser began it; it is over then. */
  async take(state: string, browser: string | null): Promise<PendingSignIn | null> {
    const pending = PendingSignIn.safeParse(await this.keyValue.take(keyOf(state))).data;
    return pending && pending.browser === browser ? pending : null;
  }
}

function keyOf(state: string): string {
  return `oidc:${state.slice(0, 100)}`;
}
