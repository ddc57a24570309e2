/**
 * Whether what an installation may be connected to is set up; nobody asks whether it can be reached
 * (docs/api/administration.md#site-information).
 */
export { isLdapReady, isMailReady, isOidcReady, isOpenAiReady as isAiReady } from '@larder/service-kit';
