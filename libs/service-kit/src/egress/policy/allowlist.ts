import { isIP, type BlockList } from 'node:net';
import { networks } from './address-ranges.js';

interface AllowedHost {
  host: string;
  port: number | null;
}
interface AllowedNetwork {
  network: BlockList;
  port: number | null;
}

/** Targets that are allowed despite a private address or an unusual port. */
export interface Allowlist {
  hosts: AllowedHost[];
  networks: AllowedNetwork[];
}

const HOST_AND_PORT = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;
const HOST_NAME = /^(?!-)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/;
const CIDR = /^([0-9a-f:.]+)\/(\d{1,3})$/;

/**
 * Parses `EGRESS_ALLOWLIST`: host names (`recipes.lan`), addresses (`192.168.1.5`, `::1`), both with an optional port
 * (`localhost:8080`, `[::1]:8080`), and networks (`10.0.0.0/8`). Throws for any other entry.
 */
export function parseAllowlist(entries: readonly string[]): Allowlist {
  const list: Allowlist = { hosts: [], networks: [] };
  for (const entry of entries) addEntry(list, entry.trim().toLowerCase());
  return list;
}

/** Whether the allow-list contains this target, by the host as written or by its resolved address. */
export function isAllowed(list: Allowlist, { host, port, address }: Target): boolean {
  const fits = (allowed: { port: number | null }) => allowed.port === null || allowed.port === port;
  return (
    list.hosts.some((allowed) => fits(allowed) && allowed.host === plainHost(host)) ||
    list.networks.some((allowed) => fits(allowed) && contains(allowed.network, address))
  );
}

/** The target of a connection. */
export interface Target {
  host: string;
  port: number;
  address: string;
}

function addEntry(list: Allowlist, entry: string): void {
  const [, network = '', bits = ''] = CIDR.exec(entry) ?? [];
  if (isIP(network)) return addNetwork(list, { entry, address: network, bits: Number(bits), port: null });
  const [, bracketed = '', portText] = isIP(entry) ? [entry, entry] : (HOST_AND_PORT.exec(entry) ?? []);
  const host = bracketed.replace(/^\[|\]$/g, '');
  const port = portText === undefined ? null : Number(portText);
  const family = isIP(host);
  if (port !== null && (port < 1 || port > 65_535)) throw unreadableEntry(entry);
  if (family) return addNetwork(list, { entry, address: host, bits: family === 6 ? 128 : 32, port });
  if (!HOST_NAME.test(plainHost(host))) throw unreadableEntry(entry);
  list.hosts.push({ host: plainHost(host), port });
}

interface NetworkEntry {
  entry: string;
  address: string;
  bits: number;
  port: number | null;
}

function addNetwork(list: Allowlist, { entry, address, bits, port }: NetworkEntry): void {
  if (bits > (isIP(address) === 6 ? 128 : 32) || address.includes('%')) throw unreadableEntry(entry);
  list.networks.push({ network: networks([`${address}/${bits}`]), port });
}

function contains(network: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !address.includes('%') && network.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

function unreadableEntry(entry: string): Error {
  return new Error(`"${entry}" is neither a host, host:port, address nor network`);
}
