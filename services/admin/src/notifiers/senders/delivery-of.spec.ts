import { bodyOf, soup } from '../../../test/support/notification-requests.js';
import { deliveryOf } from './delivery-of.js';

describe('mail', () => {
  it.each([
    ['mailto://ana@example.org', ['ana@example.org']],
    ['mailto://ana:pw@example.org', ['ana@example.org']],
    ['mailtos://ana:pw@example.org?to=ben@example.org,eva@example.net', ['ben@example.org', 'eva@example.net']],
    ['mailto://ana%40example.org:pw@smtp.example.net', ['ana@example.org']],
  ])('%s is sent to %p', (address, recipients) => {
    expect(deliveryOf(address, soup)).toEqual({ kind: 'mail', recipients });
  });
});

describe('other addresses', () => {
  it.each([
    '',
    'hub.lan',
    'gotify://hub.lan',
    'discord://123',
    'mailto://no-address',
    'tgram://token/1',
    'matrix://hub.lan/#room',
  ])('%p is refused', (address) => {
    expect(deliveryOf(address, soup)).toEqual({ kind: 'problem', problem: 'the address is not valid' });
  });

  it('are sent to the Apprise API, and unsupported without it', () => {
    const unsupported = { kind: 'problem', problem: 'unsupported scheme "mmost"' };
    expect(deliveryOf('mmost://hub.lan/token', soup)).toEqual(unsupported);
    const inherited = { kind: 'problem', problem: 'unsupported scheme "constructor"' };
    expect(deliveryOf('constructor://hub.lan', soup)).toEqual(inherited);

    const delivery = deliveryOf('mmost://hub.lan/token', soup, 'http://apprise:8000');
    const [request] = delivery.kind === 'requests' ? delivery.requests : [];
    expect(request?.url).toBe('http://apprise:8000/notify');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      urls: 'mmost://hub.lan/token',
      title: soup.title,
      body: soup.text,
      type: 'info',
    });
  });

  it.each([
    'mmost://hub.lan/token,json://127.0.0.1:2375/containers',
    'mmost://hub.lan/token json://127.0.0.1',
    'mmost://hub.lan/token\n, form://127.0.0.1',
    'matrix://hub.lan/#room, JSON://127.0.0.1',
  ])('%p is not sent to the Apprise API, which would send to each address of a list', (address) => {
    const refused = { kind: 'problem', problem: 'the address is not valid' };
    expect(deliveryOf(address, soup, 'http://apprise:8000')).toEqual(refused);
  });

  it.each(['mmost://hub.lan/a,b?to=c,d', 'mmost://hub.lan/?url=https://example.org/'])(
    '%p is one address for the Apprise API',
    (address) => {
      expect(deliveryOf(address, soup, 'http://apprise:8000').kind).toBe('requests');
    },
  );

  it('get a default text when there is none', () => {
    expect(bodyOf('json://hub.lan', { ...soup, text: '' })).toMatchObject({ message: 'generic' });
  });
});
