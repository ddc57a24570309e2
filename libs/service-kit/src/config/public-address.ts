import { setting } from './settings.js';

/** The gateway's port, for links while nobody has set `BASE_URL`; `PORT` wins. */
export const portShape = {
  PORT: setting.int({ min: 0, max: 65_535 }).optional(),
  API_PORT: setting.int({ min: 0, max: 65_535 }).default(9000),
};

interface Addressed {
  BASE_URL?: string | undefined;
  PORT?: number | undefined;
  API_PORT: number;
}

/** Where people reach this installation; links in mails and in what others are told begin with it. */
export function publicAddress({ BASE_URL, PORT, API_PORT }: Addressed): string {
  return BASE_URL ?? `http://localhost:${PORT ?? API_PORT}`;
}
