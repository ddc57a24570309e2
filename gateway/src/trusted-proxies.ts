import { BlockList, isIP } from 'node:net';

/** Names of several ranges, as other Node.js servers know them. */
const NAMED_RANGES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

interface Range {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Says whether an address is that of a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/**
 * Parses `TRUSTED_PROXIES`: addresses, ranges (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`), `loopback`, `linklocal` and
 * `uniquelocal`, or `*` for every address.
 */
export function parseTrustedProxies(entries: readonly string[]): IsTrusted {
  if (entries.includes('*')) return () => true;
  const trusted = new BlockList();
  for (const { address, bits, family } of entries.flatMap(rangesOf)) trusted.addSubnet(address, bits, family);
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && trusted.check(withoutZone(address), family);
  };
}

/** Whether an entry of `TRUSTED_PROXIES` is understood. */
export function isProxyEntry(entry: string): boolean {
  return entry === '*' || rangesOf(entry).length > 0;
}

function rangesOf(entry: string): Range[] {
  return (NAMED_RANGES[entry] ?? [entry]).flatMap((range) => rangeOf(range) ?? []);
}

function rangeOf(range: string): Range | undefined {
  const [address = '', size, ...rest] = range.split('/');
  const family = familyOf(address);
  const max = family === 'ipv6' ? 128 : 32;
  const bits = size === undefined ? max : bitsOf(size);
  const isValid = rest.length === 0 && bits >= 1 && bits <= max;
  return family && isValid ? { address: withoutZone(address), bits, family } : undefined;
}

/** The length of a prefix, which may be written as a mask; NaN for other text. */
function bitsOf(size: string): number {
  if (/^\d+$/.test(size)) return Number(size);
  if (isIP(size) !== 4) return NaN;
  const mask = size.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^(1*)0*$/.exec(mask.join(''))?.[1]?.length ?? NaN;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = isIP(address);
  if (family === 0) return undefined;
  return family === 6 ? 'ipv6' : 'ipv4';
}

function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? address;
}
