import { KeyValue } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const LIFETIME_MS = 10 * 60_000;

/** The data that is stored between the redirect to the provider and the callback. */
const PendingSignIn = z.object({
  /** The browser that started it; no other browser may complete it. */
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});
type PendingSignIn = z.output<typeof PendingSignIn>;

/** Pending sign-ins at the provider, by their `state`. Each can be completed once, on any replica. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly keyValue: KeyValue) {}

  async store(state: string, pending: PendingSignIn): Promise<void> {
    await this.keyValue.set(keyOf(state), pending, LIFETIME_MS);
  }

  /** Returns and removes the sign-in of this state, if this browser started it. */
  async consume(state: string, browser: string | null): Promise<PendingSignIn | null> {
    const pending = PendingSignIn.safeParse(await this.keyValue.take(keyOf(state))).data;
    return pending && pending.browser === browser ? pending : null;
  }
}

function keyOf(state: string): string {
  return `oidc:${state.slice(0, 100)}`;
}
