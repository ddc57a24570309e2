import { ldapShape, mailShape, oidcShape, openAiShape } from '@larder/service-kit';
import { z } from 'zod';

/** Settings of what an installation may be connected to, as far as they show whether it is set up. */
export const integrationSettings = {
  ...mailShape,
  ...ldapShape,
  ...oidcShape,
  ...openAiShape,
} satisfies z.ZodRawShape;

export type IntegrationSettings = z.output<z.ZodObject<typeof integrationSettings>>;
