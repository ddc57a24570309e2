import { parseAllowlist } from '../../src/egress/policy/allowlist.js';
import { EgressFixture, failure, page } from './egress-fixture.js';

const delivery = { contentType: 'application/json', body: '{}' };

let egress: EgressFixture;
beforeEach(async () => (egress = await EgressFixture.open()));
afterEach(() => egress.close());

describe('forbidden targets', () => {
  it('include a name of this machine, without a connection', async () => {
    await expect(egress.strict().fetch(egress.site.url(), page)).rejects.toEqual(failure('refused'));
    expect(egress.site.requests).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0177.0.0.1', '127.0.0.1.'])(
    'include %s',
    async (host) => {
      await expect(egress.strict().fetch(`http://${host}/`, page)).rejects.toEqual(failure('refused'));
      await expect(egress.strict().contentLength(`http://${host}/`, page)).rejects.toEqual(failure('refused'));
    },
  );

  it('include a redirect to a private address', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const url = egress.site.redirects('/', 'http://169.254.169.254/latest/meta-data/');

    const response = egress.client({ allowlist: parseAllowlist(['localhost']), resolve }).fetch(url, page);

    await expect(response).rejects.toEqual(failure('refused'));
    expect(egress.site.requests).toHaveLength(1);
  });

  it('include a redirect to a forbidden port or name', async () => {
    const only = egress.client({ allowlist: parseAllowlist([`localhost:${egress.site.port}`]) });

    await expect(only.fetch(egress.site.redirects('/a', 'http://localhost:1/'), page)).rejects.toEqual(
      failure('refused'),
    );
    await expect(
      only.fetch(egress.site.redirects('/b', `http://127.0.0.1:${egress.site.port}/`), page),
    ).rejects.toEqual(failure('refused'));
  });

  it('include a redirect to another scheme', async () => {
    const url = egress.site.redirects('/', 'file:///etc/passwd');

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('refused'));
  });

  it.each([301, 302, 303])('include a redirect %i of a delivery, which is not followed', async (status) => {
    const only = egress.client({
      allowlist: parseAllowlist([`localhost:${egress.site.port}`]),
      scope: 'local-network',
    });
    for (const location of ['http://127.0.0.1:1/', 'http://localhost:1/', 'file:///etc/passwd']) {
      const url = egress.site.redirects('/', location, status);
      await expect(only.post(url, delivery)).rejects.toEqual(failure('refused'));
      await expect(only.send(url, { method: 'POST', headers: {}, body: '' })).rejects.toEqual(failure('refused'));
    }
    expect(egress.site.requests).toHaveLength(6);

    const allowed = egress.site.redirects('/', '/done', status);
    expect(await only.post(allowed, delivery)).toBe(status);
    expect(egress.site.requests).toHaveLength(7);
  });

  it('include a redirect to a name with a private address after a delivery', async () => {
    const addresses: Record<string, string> = { 'hook.example': '127.0.0.1', 'inside.example': '169.254.169.254' };
    const resolve = (host: string) => Promise.resolve([{ address: addresses[host] ?? '', family: 4 }]);
    const client = egress.client({ allowlist: parseAllowlist(['hook.example']), scope: 'local-network', resolve });
    egress.site.redirects('/', 'http://inside.example/', 302);

    await expect(client.post(`http://hook.example:${egress.site.port}/`, delivery)).rejects.toThrow(
      'redirected (302): inside.example is 169.254.169.254, which is not public',
    );
  });

  it('do not include an unknown name after a delivery, since the receiver has it', async () => {
    const resolve = (host: string) =>
      host === 'hook.example' ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : Promise.reject(new Error());
    const client = egress.client({ allowlist: parseAllowlist(['hook.example']), scope: 'local-network', resolve });
    egress.site.redirects('/', 'http://gone.example/', 303);

    expect(await client.post(`http://hook.example:${egress.site.port}/`, delivery)).toBe(303);
  });

  it.each(['10.0.0.7', '192.168.1.1', '169.254.169.254', '100.100.100.200', 'fd00::1', '::ffff:10.0.0.7'])(
    'include a name that resolves to %s',
    async (address) => {
      const resolve = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);

      await expect(egress.strict({ resolve }).fetch('http://recipes.example/', page)).rejects.toEqual(
        failure('refused'),
      );
    },
  );

  it('include a name with one private address among public ones', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);

    await expect(egress.strict({ resolve }).fetch('http://recipes.example/', page)).rejects.toEqual(failure('refused'));
  });

  it('are checked with one look-up, whose address is used for the connection', async () => {
    const answers = ['127.0.0.1', '10.255.255.1'];
    const lookups: string[] = [];
    const resolve = (host: string) => {
      lookups.push(host);
      return Promise.resolve([{ address: answers[lookups.length - 1] ?? '', family: 4 }]);
    };
    egress.site.servesBody('/', 'Pie');

    const answer = await egress.client({ resolve }).fetch(`http://other.example:${egress.site.port}/`, page);

    expect(answer.body.toString()).toBe('Pie');
    expect(lookups).toEqual(['other.example']);
  });

  it('are checked for each new connection, so that a later private address of a name is refused', async () => {
    const answers = ['127.0.0.1', '192.168.0.1'];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]);
    const rebound = egress.client({ allowlist: parseAllowlist(['127.0.0.0/8']), resolve });
    const url = `http://other.example:${egress.site.port}/`;

    await expect(rebound.fetch(url, page)).resolves.toMatchObject({ status: 404 });
    await expect(rebound.fetch(url, page)).rejects.toEqual(failure('refused'));
  });

  it('do not include circular redirects, which fail', async () => {
    const url = egress.site.redirects('/', '/');

    await expect(egress.client().fetch(url, page)).rejects.toEqual(failure('connection'));
    expect(egress.site.requests).toHaveLength(21);
  });
});
