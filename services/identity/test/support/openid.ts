import { randomUUID } from 'node:crypto';
import type { UserOut } from '@larder/contracts';
import type { RunningService } from '@larder/service-kit';
import type { OidcServer } from '@larder/testing/servers';
import { OidcController } from '../../src/sign-in/oidc/oidc.controller.js';
import { TokenReader } from '../../src/sign-in/sessions/token-reader.js';
import { SelfService } from '../../src/accounts/users/self.service.js';

export const REDIRECT_URI = 'http://larder.test/login';

/** A user of the provider. */
export interface ProviderUser {
  sub: string;
  name: string;
  email: string;
  preferred_username: string;
}

/** Adds a user to the provider; the claims `name`, `email` and `preferred_username` follow from the name. */
export function aProviderUser(
  provider: OidcServer,
  claims: Record<string, unknown> = {},
  sub = newName(),
): ProviderUser {
  const cook = { name: `Cook ${sub}`, email: `${sub}@id.test`, preferred_username: sub, ...claims };
  provider.people.set(sub, cook);
  return { ...cook, sub };
}

/** Signs in by the provider at this replica; returns the signed-in user. */
export async function signInBy(provider: OidcServer, service: RunningService, { sub }: ProviderUser): Promise<UserOut> {
  const oidc = service.get(OidcController);
  const { url, browser } = await oidc.start({ redirectUri: REDIRECT_URI, browser: null });
  const query = (await provider.signIn(url, sub)).search.slice(1);
  const { session } = await oidc.finish({ query, browser, address: '192.0.2.9', device: null });
  const { actor } = await service.get(TokenReader).identify(session.token);
  return service.get(SelfService).read(actor);
}

function newName(): string {
  return `o${randomUUID().slice(0, 8)}`;
}
