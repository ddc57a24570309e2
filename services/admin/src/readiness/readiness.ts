/**
 * Whether what an installation may be connected to is set up; whether it can be reached is not checked
 * (docs/api/administration.md#site-information).
 */
export { isLdapReady, isMailReady, isOidcReady, isOpenAiReady as isAiReady } from '@larder/service-kit';
