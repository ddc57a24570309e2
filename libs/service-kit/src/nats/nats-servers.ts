import type { ConnectionOptions } from '@nats-io/transport-node';

/** Converts `nats://user:pass@host:port[,…]` to options of the client: addresses and credentials. */
export function natsServers(url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token' | 'tls'> {
  const parsed = url.split(',').map((each) => new URL(each.includes('://') ? each.trim() : `nats://${each.trim()}`));
  const servers = parsed.map(({ host, port }) => (port ? host : `${host}:4222`));
  const tls = parsed.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {};
  return { servers, ...tls, ...credentials(parsed) };
}

function credentials(servers: URL[]): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> {
  const withUser = servers.find(({ username }) => username);
  if (!withUser) return {};
  const user = decodeURIComponent(withUser.username);
  return withUser.password ? { user, pass: decodeURIComponent(withUser.password) } : { token: user };
}
