import type { Transporter } from 'nodemailer';
import type { MailSettings } from './mail-settings.js';

const TIMEOUT_MS = 10_000;

/** Opens a transport to the mail server of the settings. The caller closes it. */
export async function openMailTransport(settings: MailSettings, timeoutMs = TIMEOUT_MS): Promise<Transporter> {
  const { SMTP_HOST: host, SMTP_PORT, SMTP_AUTH_STRATEGY: strategy, SMTP_USER: user, SMTP_PASSWORD: pass } = settings;
  // Loaded on demand, for a faster start.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port: Number(SMTP_PORT),
    secure: strategy === 'SSL',
    requireTLS: strategy === 'TLS',
    ignoreTLS: strategy === 'NONE',
    ...(strategy === 'NONE' ? {} : { auth: { user, pass } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects to the mail server and signs in, without sending mail. Throws its error. */
export async function checkMailServer(settings: MailSettings, timeoutMs: number): Promise<void> {
  const transport = await openMailTransport(settings, timeoutMs);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
