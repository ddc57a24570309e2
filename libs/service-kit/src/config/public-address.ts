import { setting } from './settings.js';

/** The gateway's port, for links while `BASE_URL` is not set; `PORT` wins. */
export const portShape = {
  PORT: setting.int({ min: 0, max: 65_535 }).optional(),
  API_PORT: setting.int({ min: 0, max: 65_535 }).default(9000),
};

interface Addressed {
  BASE_URL?: string | undefined;
  PORT?: number | undefined;
  API_PORT: number;
}

/** The public address of this installation; links in mails and notifications begin with it. */
export function publicAddress({ BASE_URL, PORT, API_PORT }: Addressed): string {
  return BASE_URL ?? `http://localhost:${PORT ?? API_PORT}`;
}
