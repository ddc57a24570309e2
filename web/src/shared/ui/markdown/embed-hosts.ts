import { createContext } from 'react';
import { toWebUrl } from '../../urls/to-web-url.js';

/** The hosts whose pages may be embedded in texts; provided by the app from the server's settings. */
export const EmbedHostsContext = createContext<readonly string[]>([]);

/**
 * The URL of an embedded page if it is on one of these hosts over HTTPS, else null. Also null for the app's own host,
 * whose pages could leave the sandbox.
 */
export function embeddableUrl(src: string | undefined, hosts: readonly string[]): URL | null {
  const url = toWebUrl(src ?? null);
  return url?.protocol === 'https:' && hosts.includes(url.host) && url.host !== location.host ? url : null;
}
