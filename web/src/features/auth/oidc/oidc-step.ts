import type { AppInfo } from '@larder/contracts/admin/site';

/** What the login page does about the OpenID provider on its own. */
export type OidcStep = 'none' | 'finish' | 'redirect';

type Settings = Pick<AppInfo, 'enableOidc' | 'oidcRedirect'>;

/**
 * Coming back from the provider is finished, also from its refusal; a site that signs in there alone goes straight on,
 * unless a user asked for this page (`direct=1`), for example after signing out.
 *
 * @param search the query string of the login page
 */
export function oidcStep(search: string, about: Settings | undefined): OidcStep {
  const query = new URLSearchParams(search);
  if (query.has('code') || query.has('error')) return 'finish';
  return about?.enableOidc && about.oidcRedirect && query.get('direct') !== '1' ? 'redirect' : 'none';
}
