import { ldapShape, mailShape, oidcShape, setting } from '@larder/service-kit';
import { z } from 'zod';

/** Settings of what an installation may be connected to, as far as they tell whether it is set up. */
export const integrationSettings = {
  ...mailShape,
  ...ldapShape,
  ...oidcShape,
  OPENAI_API_KEY: setting.text().optional(),
  OPENAI_MODEL: setting.text().default('gpt-4o'),
  OPENAI_ENABLE_IMAGE_SERVICES: setting.flag().default(true),
} satisfies z.ZodRawShape;

export type IntegrationSettings = z.output<z.ZodObject<typeof integrationSettings>>;
