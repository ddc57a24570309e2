import type { ServerCheck, ServerName } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import {
  BackingServers,
  checkMailServer,
  InjectConfig,
  InjectStore,
  isLdapReady,
  isMailReady,
  isOidcReady,
  isOpenAiReady,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { CHECK_MS, checkServer } from './check-server.js';
import { checkDirectory, checkModelServer, checkProvider } from './integration-servers.js';

/** A server to check; those of integrations only when they are configured. */
interface UsedServer {
  name: ServerName;
  isUsed: boolean;
  ping: () => Promise<unknown>;
}

/** Checks the connections to all servers of the installation (docs/api/administration.md#site-information). */
@Injectable()
export class ServerChecks {
  constructor(
    private readonly backing: BackingServers,
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  check(): Promise<ServerCheck[]> {
    const used = this.servers().filter(({ isUsed }) => isUsed);
    return Promise.all(used.map(({ name, ping }) => checkServer(name, ping)));
  }

  private servers(): UsedServer[] {
    const { config } = this;
    const { mongodb, redis, nats } = this.backing.pings;
    return [
      { name: 'mongodb', isUsed: true, ping: mongodb },
      { name: 'redis', isUsed: true, ping: redis },
      { name: 'minio', isUsed: true, ping: () => this.store.ensureReady() },
      { name: 'nats', isUsed: true, ping: nats },
      { name: 'smtp', isUsed: isMailReady(config), ping: () => checkMailServer(config, CHECK_MS) },
      { name: 'ldap', isUsed: isLdapReady(config), ping: () => checkDirectory(config) },
      { name: 'oidc', isUsed: isOidcReady(config), ping: () => checkProvider(config) },
      { name: 'openai', isUsed: isOpenAiReady(config), ping: () => checkModelServer(config) },
    ];
  }
}
