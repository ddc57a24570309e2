import { isIP } from 'node:net';
import { parseAllowlist } from './allowlist.js';
import { checkAddresses, checkedUrl, portOf } from './egress-policy.js';

const failed = (failure: string) => expect.objectContaining({ failure }) as Error;
const nothingAllowed = parseAllowlist([]);
const PRIVATE = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'];

const parts = (address: string) => address.split('.').map(Number);
const join = (address: string, write: (part: number) => string) => parts(address).map(write).join('.');
const asInteger = (address: string) => parts(address).reduce((sum, part) => sum * 256 + part, 0);

/** Spellings of an IPv4 address that browsers and lenient parsers accept. */
const spellings = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = parts(address);
  return [
    address,
    `${address}.`,
    String(asInteger(address)),
    `0x${asInteger(address).toString(16)}`,
    `0X${asInteger(address).toString(16).toUpperCase()}`,
    `0${asInteger(address).toString(8)}`,
    join(address, (part) => `0x${part.toString(16)}`),
    join(address, (part) => `0${part.toString(8)}`),
    join(address, (part) => `000${part.toString(8)}`),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.${b}.0${c.toString(8)}.${d}`,
    address.replaceAll('.', '。'),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    [...address].map((char) => `%${char.charCodeAt(0).toString(16)}`).join(''),
    `user:secret@${address}`,
    `example.com@${address}`,
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
  ];
};

/** Whether the URL is invalid or its host is a forbidden address. */
function isRefused(url: string): boolean {
  try {
    const { hostname } = checkedUrl(url);
    const address = hostname.replace(/^\[|\]$/g, '');
    if (!isIP(address)) return false;
    checkAddresses({ allowlist: nothingAllowed }, { host: address, port: 80, addresses: [address] });
    return false;
  } catch {
    return true;
  }
}

describe('the addresses in a URL', () => {
  it.each(PRIVATE.flatMap(spellings))('refuses http://%s/', (host) => {
    expect(isRefused(`http://${host}/`)).toBe(true);
  });

  it.each(['http:\\\\127.0.0.1\\', 'http:127.0.0.1', 'http:/127.0.0.1', 'HTTP://127.0.0.1', 'http:////127.0.0.1'])(
    'refuses %s regardless of its slashes',
    (url) => {
      expect(isRefused(url)).toBe(true);
    },
  );

  it.each([
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fd00::1]',
    '[ff02::1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:0:0:1]',
    '[::1%25lo]',
  ])('refuses the IPv6 literal %s', (host) => {
    expect(isRefused(`http://${host}/`)).toBe(true);
  });

  it.each(['93.184.216.34', '[2606:4700:4700::1111]', '0x08.8.8.8'])('allows the public address %s', (host) => {
    expect(isRefused(`http://${host}/`)).toBe(false);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'gopher://x/', 'data:text/html,x', 'javascript:alert(1)'])(
    'refuses the scheme of %s',
    (url) => {
      expect(() => checkedUrl(url)).toThrow(failed('refused'));
    },
  );

  it.each(['', 'http://', 'http://[::1', 'no address', 'http://exa mple.com/', 'http://1.2.3.4.5/'])(
    'rejects %p as no address',
    (url) => {
      expect(() => checkedUrl(url)).toThrow(failed('connection'));
    },
  );
});

describe('checkAddresses', () => {
  const check = (addresses: string[], port = 443, allowed: string[] = []) =>
    checkAddresses({ allowlist: parseAllowlist(allowed) }, { host: 'recipes.example', port, addresses });

  it('allows a host with public addresses only', () => {
    expect(() => check(['93.184.216.34', '2606:4700:4700::1111'])).not.toThrow();
  });

  it('refuses a host when one of its addresses is private', () => {
    expect(() => check(['93.184.216.34', '10.0.0.1'])).toThrow(/not public/);
    expect(() => check(['93.184.216.34', '::1'])).toThrow(/not public/);
  });

  it('says which address a name has, and does not repeat an address', () => {
    const target = (host: string) => ({ host, port: 443, addresses: ['127.0.0.1'] });
    const checkHost = (host: string) => () => checkAddresses({ allowlist: parseAllowlist([]) }, target(host));

    expect(checkHost('nas.example')).toThrow('nas.example is 127.0.0.1, which is not public');
    expect(checkHost('127.0.0.1')).toThrow(/^127\.0\.0\.1 is not public$/);
  });

  it('refuses ports other than the standard ones', () => {
    expect(() => check(['93.184.216.34'], 22)).toThrow(/port 22/);
    expect(() => check(['93.184.216.34'], 8080)).toThrow(/port 8080/);
  });

  it('reports a host without addresses as unreachable', () => {
    expect(() => check([])).toThrow(failed('connection'));
  });

  it('allows targets in the allow-list, by host, address or network', () => {
    expect(() => check(['10.0.0.1'], 8080, ['recipes.example'])).not.toThrow();
    expect(() => check(['10.0.0.1'], 8080, ['recipes.example:8080'])).not.toThrow();
    expect(() => check(['10.0.0.1'], 8081, ['recipes.example:8080'])).toThrow(/port 8081/);
    expect(() => check(['10.0.0.1'], 8080, ['10.0.0.0/8'])).not.toThrow();
    expect(() => check(['10.0.0.1', '192.168.0.1'], 80, ['10.0.0.0/8'])).toThrow(/192\.168\.0\.1/);
  });
});

describe('egress with the scope `local-network`', () => {
  const check = (address: string, port = 8123) =>
    checkAddresses(
      { allowlist: parseAllowlist([]), scope: 'local-network' },
      { host: 'hub.lan', port, addresses: [address] },
    );

  it.each(['192.168.1.5', '10.1.2.3', '172.20.0.1', '100.64.3.4', 'fd12::7', '93.184.216.34', '2606:4700:4700::1111'])(
    'allows %s on any port',
    (address) => {
      expect(() => check(address)).not.toThrow();
    },
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '169.254.169.254',
    'fe80::1',
    '224.0.0.251',
    'ff02::fb',
    '168.63.129.16',
    '100.100.100.200',
    'fd00:ec2::254',
  ])('refuses %s', (address) => {
    expect(() => check(address)).toThrow(failed('refused'));
  });
});

describe('portOf', () => {
  it.each([
    ['http://a/', 80],
    ['https://a/', 443],
    ['http://a:8080/', 8080],
    ['https://a:443/', 443],
  ])('returns the port of %s', (url, port) => {
    expect(portOf(new URL(url))).toBe(port);
  });
});
