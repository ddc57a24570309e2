import { isPrivateNetworkAddress, isPublicAddress } from './address-ranges.js';
import { isAllowed, type Allowlist } from './allowlist.js';
import { EgressError } from './egress-error.js';

const PORTS = new Map([
  ['http:', 80],
  ['https:', 443],
]);
const STANDARD_PORTS = new Set(PORTS.values());

/** Parses the address of a page or image. Throws `refused` for other schemes. */
export function checkedUrl(address: string, base?: string): URL {
  const url = parseAddress(address, base);
  if (!PORTS.has(url.protocol)) throw new EgressError('refused', `scheme ${url.protocol} is not fetched`);
  return url;
}

/** The port of a URL, explicit or by its protocol. */
export function portOf({ protocol, port }: { protocol: string; port: string }): number {
  return Number(port) || (PORTS.get(protocol) ?? 0);
}

/** A host and its resolved addresses. */
export interface ResolvedTarget {
  host: string;
  port: number;
  addresses: readonly string[];
}

/**
 * The scope of requests: `internet` is public addresses on the standard ports; `local-network` adds the networks of homes and
 * companies and every port, for integrations of users. Never loopback and link-local addresses.
 */
export type NetworkScope = 'internet' | 'local-network';

/** The rules for targets of requests. */
export interface EgressRules {
  allowlist: Allowlist;
  /** `internet` when absent. */
  scope?: NetworkScope | undefined;
}

/**
 * Throws `refused` unless every resolved address of the host is allowed. One private address among public ones is
 * refused, since any of them may be used.
 */
export function checkAddresses({ allowlist, scope }: EgressRules, { host, port, addresses }: ResolvedTarget): void {
  if (addresses.length === 0) throw new EgressError('connection', `${host} has no address`);
  for (const address of addresses) {
    if (isAllowed(allowlist, { host, port, address })) continue;
    if (scope === 'local-network' && isPrivateNetworkAddress(address)) continue;
    if (scope !== 'local-network' && !STANDARD_PORTS.has(port))
      throw new EgressError('refused', `port ${port} is not fetched from`);
    if (!isPublicAddress(address)) throw new EgressError('refused', notPublic(host, address));
  }
}

/** Why a host is refused; a URL may contain the address instead of a name. */
function notPublic(host: string, address: string): string {
  return host === address ? `${address} is not public` : `${host} is ${address}, which is not public`;
}

function parseAddress(address: string, base?: string): URL {
  try {
    return new URL(address, base);
  } catch (cause) {
    throw new EgressError('connection', 'not a web address', { cause });
  }
}
