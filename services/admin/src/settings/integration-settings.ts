import { ldapServerShape, mailShape, oidcShape, openAiShape } from '@larder/service-kit';
import { z } from 'zod';

/** The settings of integrations that decide whether they are configured. */
export const integrationSettings = {
  ...mailShape,
  ...ldapServerShape,
  ...oidcShape,
  ...openAiShape,
} satisfies z.ZodRawShape;

export type IntegrationSettings = z.output<z.ZodObject<typeof integrationSettings>>;
