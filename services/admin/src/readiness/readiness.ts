import type { IntegrationSettings } from './integration-settings.js';

/** Whether what an installation may be connected to is set up; nobody asks whether it can be reached (contract 09, 2.3). */
export { isLdapReady, isMailReady, isOidcReady } from '@larder/service-kit';

export function isAiReady({ OPENAI_API_KEY, OPENAI_MODEL }: IntegrationSettings): boolean {
  return Boolean(OPENAI_API_KEY && OPENAI_MODEL);
}
