import type { AppInfo } from '@larder/contracts/admin/site';

/** The step of the OpenID sign-in that the login page takes without a click. */
export type OidcStep = 'none' | 'finish' | 'redirect';

type Settings = Pick<AppInfo, 'enableOidc' | 'oidcRedirect'>;

/**
 * A redirect from the provider is completed, also a refused one; a site with OpenID as its only method redirects at
 * once, unless the user opened this page on purpose (`direct=1`), for example after signing out.
 *
 * @param search the query string of the login page
 */
export function oidcStep(search: string, about: Settings | undefined): OidcStep {
  const query = new URLSearchParams(search);
  if (query.has('code') || query.has('error')) return 'finish';
  return about?.enableOidc && about.oidcRedirect && query.get('direct') !== '1' ? 'redirect' : 'none';
}
