import { setting } from './settings.js';

/** The gateway's port, for links while `BASE_URL` is not set; `PORT` has precedence. */
export const portShape = {
  PORT: setting.int({ min: 0, max: 65_535 }).optional(),
  API_PORT: setting.int({ min: 0, max: 65_535 }).default(9000),
};

/** Folders of unreserved characters (RFC 3986). */
const PATH = /^\/?(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?)*$/;
const basePath = () =>
  setting
    .text()
    .regex(PATH, 'expected a path such as /larder')
    .transform((text) => text.replace(/^\/|\/$/g, '').replace(/^(?=.)/, '/'));

/** The path of the public address, for installations that share a host. */
export const basePathShape = {
  /** The path; that of `BASE_URL` when absent. */
  BASE_PATH: basePath().optional(),
  /** An alias of `BASE_PATH`. */
  SUB_PATH: basePath().optional(),
};

interface PathSettings {
  BASE_URL?: string | undefined;
  BASE_PATH?: string | undefined;
  SUB_PATH?: string | undefined;
}

interface AddressSettings extends PathSettings {
  PORT?: number | undefined;
  API_PORT: number;
}

/**
 * The path of the public address without a trailing slash, such as `/larder`; empty when the installation is at the
 * root.
 */
export function basePathOf({ BASE_URL, BASE_PATH, SUB_PATH }: PathSettings): string {
  return BASE_PATH ?? SUB_PATH ?? (BASE_URL ? new URL(BASE_URL).pathname.replace(/\/$/, '') : '');
}

/** The public address of this installation: the prefix of links in mails and notifications. */
export function publicAddress(settings: AddressSettings): string {
  const { BASE_URL, PORT, API_PORT } = settings;
  const origin = BASE_URL ? new URL(BASE_URL).origin : `http://localhost:${PORT ?? API_PORT}`;
  return `${origin}${basePathOf(settings)}`;
}
