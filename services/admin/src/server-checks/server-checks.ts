import type { ServerCheck, ServerName } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { BackingServers, InjectConfig, InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { checkServer } from './check-server.js';
import { checkDirectory, checkMailServer, checkModelServer, checkProvider } from './integration-servers.js';
import { isAiReady, isLdapReady, isMailReady, isOidcReady } from '../readiness/readiness.js';

/** A server to check; those of integrations only when they are configured. */
interface UsedServer {
  name: ServerName;
  isUsed: boolean;
  ask: () => Promise<unknown>;
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
    return Promise.all(used.map(({ name, ask }) => checkServer(name, ask)));
  }

  private servers(): UsedServer[] {
    const { config } = this;
    const { mongodb, redis, nats } = this.backing.pings;
    return [
      { name: 'mongodb', isUsed: true, ask: mongodb },
      { name: 'redis', isUsed: true, ask: redis },
      { name: 'minio', isUsed: true, ask: () => this.store.ensureReady() },
      { name: 'nats', isUsed: true, ask: nats },
      { name: 'smtp', isUsed: isMailReady(config), ask: () => checkMailServer(config) },
      { name: 'ldap', isUsed: isLdapReady(config), ask: () => checkDirectory(config) },
      { name: 'oidc', isUsed: isOidcReady(config), ask: () => checkProvider(config) },
      { name: 'openai', isUsed: isAiReady(config), ask: () => checkModelServer(config) },
    ];
  }
}
