import { isInsideAddress, isPublicAddress } from './address-ranges.js';
import { isAllowed, type Allowlist } from './allowlist.js';
import { EgressError } from './egress-error.js';

const PORTS = new Map([
  ['http:', 80],
  ['https:', 443],
]);
const STANDARD_PORTS = new Set(PORTS.values());

/** The parsed address of a page or image. Throws `refused` for other schemes. */
export function checkedUrl(address: string, base?: string): URL {
  const url = parsed(address, base);
  if (!PORTS.has(url.protocol)) throw new EgressError('refused', `scheme ${url.protocol} is not fetched`);
  return url;
}

/** The port a connection for this URL goes to. */
export function portOf({ protocol, port }: { protocol: string; port: string }): number {
  return Number(port) || (PORTS.get(protocol) ?? 0);
}

/** A host, and every address it resolved to. */
export interface ResolvedTarget {
  host: string;
  port: number;
  addresses: readonly string[];
}

/**
 * How far requests go: `internet` is public addresses on the standard ports; `home` adds the networks inside homes and
 * companies and every port, for what people connect themselves. Never the machine itself.
 */
export type NetworkScope = 'internet' | 'home';

/** Where requests may go. */
export interface EgressRules {
  allowlist: Allowlist;
  /** `internet` when absent. */
  reach?: NetworkScope | undefined;
}

/**
 * Throws `refused` unless every address the host resolved to may be connected to. One private address among public ones
 * is enough to refuse: which of them would be used is chance.
 */
export function checkAddresses({ allowlist, reach }: EgressRules, { host, port, addresses }: ResolvedTarget): void {
  if (addresses.length === 0) throw new EgressError('connection', `${host} has no address`);
  for (const address of addresses) {
    if (isAllowed(allowlist, { host, port, address })) continue;
    if (reach === 'home' && isInsideAddress(address)) continue;
    if (reach !== 'home' && !STANDARD_PORTS.has(port))
      throw new EgressError('refused', `port ${port} is not fetched from`);
    if (!isPublicAddress(address)) throw new EgressError('refused', `${host} is ${address}, which is not public`);
  }
}

function parsed(address: string, base?: string): URL {
  try {
    return new URL(address, base);
  } catch (cause) {
    throw new EgressError('connection', 'not a web address', { cause });
  }
}
