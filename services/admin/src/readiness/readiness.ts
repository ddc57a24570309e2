/**
 * Whether each integration is configured; whether it is reachable is not checked
 * (docs/api/administration.md#site-information).
 */
export { isLdapReady, isMailReady, isOidcReady, isOpenAiReady as isAiReady } from '@larder/service-kit';
