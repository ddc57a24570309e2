import { isPublicAddress } from './address-ranges.js';

/** First and last address of every IPv4 network that is not the public internet. */
const SPECIAL: [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
];
const NEIGHBORS = [
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['168.63.129.15', '168.63.129.17', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0'],
  ...['191.255.255.255', '192.0.1.0', '192.0.3.0', '192.88.98.255', '192.88.100.0', '192.167.255.255', '192.169.0.0'],
  ...['198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0', '203.0.112.255', '203.0.114.0'],
  ...['223.255.255.255', '8.8.8.8', '93.184.216.34', '1.1.1.1'],
];

/** Some addresses of a network: both ends and addresses in between. */
function samples([first, last]: [string, string]): string[] {
  const [from, to] = [toNumber(first), toNumber(last)];
  const steps = [0, 0.001, 0.25, 0.5, 0.75, 0.999, 1];
  return [...new Set(steps.map((step) => toAddress(Math.round(from + (to - from) * step))))];
}
const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toAddress = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
const hex = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** IPv6 addresses that contain an IPv4 address. */
const embeddings = (address: string): string[] => [
  `::ffff:${address}`,
  `::ffff:${hex(address)}`,
  `0:0:0:0:0:ffff:${hex(address)}`,
  `::ffff:0:${hex(address)}`,
  `::${address}`,
  `64:ff9b::${address}`,
  `64:ff9b:1::${hex(address)}`,
  `2002:${hex(address)}::1`,
  `2001:0:${hex(address)}::`,
];

const privateV4 = SPECIAL.flatMap(samples);

describe('isPublicAddress', () => {
  it.each(privateV4)('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(NEIGHBORS)('allows %s, next to a special network', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([...privateV4, ...NEIGHBORS].flatMap(embeddings))('refuses %s, an embedded IPv4 address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ...['::', '::1', '0:0:0:0:0:0:0:1', 'fc00::1', 'fd00:ec2::254', 'fdff:ffff::1', 'fe80::1', 'fe80::1%eth0'],
    ...['febf::1', 'fec0::1', 'ff02::1', 'ff05::2', 'ff0e::1', '100::1', '2001:db8::1', '2001:db8:ffff::1'],
    ...['2001::1', '2001:10::1', '2001:20::1', '2001:1ff:ffff::1', '3fff::1', '3fff:fff::1', '4000::1', '5f00::1'],
    ...['1fff::1', '8000::1', 'e000::1', '2606:4700::1%1'],
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2001:4860:4860::8888', '2600::', '2001:200::1'])(
    'allows %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each(['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '[::1]', '1.2.3.4.5', '256.1.1.1', '8.8.8.8/32'])(
    'refuses %p, which is no address',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});
