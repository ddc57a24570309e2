import type { MailSettings } from './mail-settings.js';

const TIMEOUT_MS = 10_000;

/** The options of a mail transport (nodemailer) for the mail server of the settings. */
export function mailTransportOptions(settings: MailSettings) {
  const { SMTP_HOST: host, SMTP_PORT, SMTP_AUTH_STRATEGY: strategy, SMTP_USER: user, SMTP_PASSWORD: pass } = settings;
  return {
    host,
    port: Number(SMTP_PORT),
    secure: strategy === 'SSL',
    requireTLS: strategy === 'TLS',
    ignoreTLS: strategy === 'NONE',
    ...(strategy === 'NONE' ? {} : { auth: { user, pass } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
