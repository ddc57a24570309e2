import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { checkAddresses, portOf, type EgressRules } from './egress-policy.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}
/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export interface ConnectorParts {
  rules: EgressRules;
  connectTimeoutMs: number;
  resolve?: Resolve;
}

/** How long one of several addresses may take before the next is tried; the default of 250 ms is short for far servers. */
const ATTEMPT_TIMEOUT_MS = 1_000;

/**
 * Opens connections to permitted addresses only. The name is looked up once, every address is checked, and the socket
 * connects to a checked one: a second look-up could give another answer.
 */
export function guardedConnector({ rules, connectTimeoutMs, resolve = resolveAll }: ConnectorParts) {
  return (options: buildConnector.Options, callback: buildConnector.Callback): void => {
    const port = portOf(options);
    const { hostname } = options;
    try {
      // Sockets do not look up what is an address already.
      if (isIP(hostname)) checkAddresses(rules, { host: hostname, port, addresses: [hostname] });
    } catch (error) {
      return callback(error as Error, null);
    }
    const lookup = guardedLookup(resolve, (host, addresses) => checkAddresses(rules, { host, port, addresses }));
    const socketOptions = { timeout: connectTimeoutMs, lookup, autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS };
    buildConnector(socketOptions)(options, callback);
  };
}

function guardedLookup(resolve: Resolve, check: (host: string, addresses: string[]) => void): LookupFunction {
  return (host, options, callback) => {
    const found = resolve(host).then((addresses) => {
      check(
        host,
        addresses.map(({ address }) => address),
      );
      return addresses;
    });
    found.then(
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
