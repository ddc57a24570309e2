/** Whether what an installation may be connected to is set up; nobody asks whether it can be reached (contract 09, 2.3). */
export { isLdapReady, isMailReady, isOidcReady, isOpenAiReady as isAiReady } from '@larder/service-kit';
