import { BlockList, isIP } from 'node:net';

/** Special-purpose IPv4 networks (IANA registry), and metadata services of clouds. */
const SPECIAL_V4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's metadata service, in a public range
  '169.254.0.0/16', // link-local, metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, metadata services
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];

/** All other IPv6 addresses are loopback, private, link-local, multicast, or contain an IPv4 address. */
const GLOBAL_V6 = ['2000::/3'];
/** Special ranges within the global one: tunnels contain any IPv4 address. */
const SPECIAL_V6 = [
  '2001::/23', // protocol assignments, Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
];

/** Networks of homes and companies, without loopback and link-local addresses and clouds' metadata services. */
const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];
const METADATA = ['100.100.100.200/32', 'fd00:ec2::/32', 'fd20:ce::/32'];

const privateNetworks = networks(PRIVATE_NETWORKS);
const metadata = networks(METADATA);
const specialV4 = networks(SPECIAL_V4);
const globalV6 = networks(GLOBAL_V6);
const specialV6 = networks(SPECIAL_V6);

/** Whether an IP address is public. Other text, and addresses with a zone, are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

/** Whether an IP address belongs to a network of a home or company. */
export function isPrivateNetworkAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return false;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  return privateNetworks.check(address, type) && !metadata.check(address, type);
}

/** Converts networks in CIDR notation to one list for checks. Throws for an invalid network. */
export function networks(cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', prefix = ''] = cidr.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
