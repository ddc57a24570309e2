import type { ReactNode } from 'react';
import { useGetAppInfoQuery } from '../entities/app-info/app-info.api.js';
import { EmbedHostsContext } from '../shared/ui/markdown/embed-hosts.js';

const NONE: readonly string[] = [];

/** Provides the hosts whose pages texts may embed, as the server was configured. */
export function SiteEmbeds({ children }: { children: ReactNode }) {
  const { data: { embedHosts = NONE } = {} } = useGetAppInfoQuery();
  return <EmbedHostsContext value={embedHosts}>{children}</EmbedHostsContext>;
}
