import { z } from 'zod';
import { setting } from '../config/settings.js';
import { areAllSet } from './are-all-set.js';

const text = () => setting.text().optional();
/** `TLS`: STARTTLS, required · `SSL`: TLS from the first byte · `NONE`: no encryption, no login. */
const STRATEGIES = ['TLS', 'SSL', 'NONE'] as const;

/** Settings of applications that send mail. */
export const mailShape = {
  SMTP_HOST: text(),
  SMTP_PORT: setting.text().default('587'),
  SMTP_FROM_NAME: setting.text().default('Larder'),
  SMTP_FROM_EMAIL: text(),
  SMTP_AUTH_STRATEGY: setting.choice(STRATEGIES).default('TLS'),
  SMTP_USER: text(),
  SMTP_PASSWORD: text(),
} satisfies z.ZodRawShape;
export type MailSettings = z.output<z.ZodObject<typeof mailShape>>;

/** Whether mail is configured. A login at the mail server is required unless the strategy is `NONE`. */
export function isMailReady(settings: MailSettings): boolean {
  const { SMTP_HOST, SMTP_PORT, SMTP_FROM_NAME, SMTP_FROM_EMAIL, SMTP_AUTH_STRATEGY, SMTP_USER, SMTP_PASSWORD } =
    settings;
  const login = SMTP_AUTH_STRATEGY === 'NONE' || areAllSet(SMTP_USER, SMTP_PASSWORD);
  return areAllSet(SMTP_HOST, SMTP_PORT, SMTP_FROM_NAME, SMTP_FROM_EMAIL) && login;
}
