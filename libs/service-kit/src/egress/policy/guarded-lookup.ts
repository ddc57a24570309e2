import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { checkAddresses, portOf, type EgressRules } from './egress-policy.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}
/** Resolves a host name to all its addresses. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

/** The target of a socket, as options of `node:net`. */
export interface ConnectTarget {
  hostname: string;
  port: number;
  lookup?: LookupFunction;
}

/**
 * The target of an allowed connection. The socket looks the name up once, every address is checked, and the socket
 * connects to a checked one: a second look-up could return other addresses. Throws `refused` for a URL with a forbidden
 * IP address, which sockets do not look up.
 */
export function guardedTarget(url: URL, rules: EgressRules, resolve: Resolve = resolveAll): ConnectTarget {
  const port = portOf(url);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const check = (host: string, addresses: string[]) => checkAddresses(rules, { host, port, addresses });
  if (isIP(hostname)) check(hostname, [hostname]);
  return { hostname, port, lookup: guardedLookup(resolve, check) };
}

/** Throws `refused` for the URL of a forbidden target, without a connection. */
export async function checkTarget(url: URL, rules: EgressRules, resolve: Resolve = resolveAll): Promise<void> {
  const { hostname, port } = guardedTarget(url, rules, resolve);
  if (isIP(hostname)) return;
  const addresses = await resolve(hostname);
  checkAddresses(rules, { host: hostname, port, addresses: addresses.map(({ address }) => address) });
}

function guardedLookup(resolve: Resolve, check: (host: string, addresses: string[]) => void): LookupFunction {
  return (host, options, callback) => {
    const lookup = resolve(host).then((addresses) => {
      check(
        host,
        addresses.map(({ address }) => address),
      );
      return addresses;
    });
    lookup.then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, options.all ? [] : ''),
    );
  };
}

function resolveAll(host: string): Promise<ResolvedAddress[]> {
  return systemLookup(host, { all: true });
}
