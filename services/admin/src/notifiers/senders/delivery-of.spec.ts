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

  it('get a default text when there is none', () => {
    expect(bodyOf('json://hub.lan', { ...soup, text: '' })).toMatchObject({ message: 'generic' });
  });
});
