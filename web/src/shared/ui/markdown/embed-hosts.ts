import { createContext } from 'react';
import { toWebUrl } from '../../format/to-web-url.js';

/** The hosts whose pages texts may embed; the application provides what the server says. */
export const EmbedHostsContext = createContext<readonly string[]>([]);

/** The address of an embedded page, when it is one of these hosts over HTTPS; null otherwise. */
export function embeddableUrl(src: string | undefined, hosts: readonly string[]): URL | null {
  const url = toWebUrl(src ?? null);
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : null;
}
