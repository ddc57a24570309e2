import { isAllowed, parseAllowlist } from './allowlist.js';

const allows = (entry: string, host: string, port = 80, address = '203.0.113.9') =>
  isAllowed(parseAllowlist([entry]), { host, port, address });

describe('the allow-list', () => {
  it.each([
    ['localhost', 'localhost', 80, '127.0.0.1', true],
    ['localhost', 'LOCALHOST.', 8080, '127.0.0.1', true],
    ['LocalHost', 'localhost', 80, '::1', true],
    ['localhost', 'localhost.example', 80, '127.0.0.1', false],
    ['example.com', 'evil-example.com', 80, '127.0.0.1', false],
    ['example.com', 'a.example.com', 80, '127.0.0.1', false],
    ['localhost:8080', 'localhost', 8080, '127.0.0.1', true],
    ['localhost:8080', 'localhost', 80, '127.0.0.1', false],
    ['recipe_box', 'recipe_box', 80, '172.20.0.5', true],
    ['127.0.0.1', '127.0.0.1', 5000, '127.0.0.1', true],
    ['127.0.0.1', 'localhost', 5000, '127.0.0.1', true],
    ['127.0.0.1', 'localhost', 5000, '127.0.0.2', false],
    ['127.0.0.1:5000', 'localhost', 5000, '127.0.0.1', true],
    ['127.0.0.1:5000', 'localhost', 5001, '127.0.0.1', false],
    ['::1', '::1', 80, '::1', true],
    ['[::1]', 'localhost', 80, '::1', true],
    ['[::1]:8080', 'localhost', 8080, '::1', true],
    ['[::1]:8080', 'localhost', 80, '::1', false],
    ['10.0.0.0/8', 'box.lan', 1234, '10.255.0.1', true],
    ['10.0.0.0/8', 'box.lan', 1234, '11.0.0.1', false],
    ['192.168.1.64/26', 'box.lan', 80, '192.168.1.127', true],
    ['192.168.1.64/26', 'box.lan', 80, '192.168.1.128', false],
    ['fd00::/8', 'box.lan', 80, 'fd12::1', true],
    ['fd00::/8', 'box.lan', 80, 'fe80::1', false],
    ['0.0.0.0/0', 'box.lan', 80, '127.0.0.1', true],
    ['64:ff9b::/96', 'example.com', 443, '64:ff9b::5db8:d822', true],
  ])('with %s returns for %s:%i at %s: %p', (entry, host, port, address, expected) => {
    expect(allows(entry, host, port, address)).toBe(expected);
  });

  it.each(['', 'http://localhost', 'localhost:0', 'localhost:65536', 'localhost:http', '10.0.0.0/33', 'fd00::/129'])(
    'refuses the entry %p',
    (entry) => {
      expect(() => parseAllowlist([entry])).toThrow(/neither/);
    },
  );

  it.each(['a b', '*.example.com', '-a', '10.0.0/8', 'localhost/path', '[::1', 'fe80::1%eth0/64', '::1:80:'])(
    'refuses the ambiguous entry %p',
    (entry) => {
      expect(() => parseAllowlist([entry])).toThrow(/neither/);
    },
  );
});
