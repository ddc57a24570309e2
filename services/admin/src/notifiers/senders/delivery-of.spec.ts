import type { Notification } from '../notification.js';
import { deliveryOf, type HttpRequest } from './delivery-of.js';

const event = {
  eventType: 'recipe_created',
  integrationId: 'generic',
  documentData: { documentType: 'recipe', operation: 'create', recipeSlug: 'pea-soup' },
  eventId: 'b0c5',
  timestamp: '2025-03-14T16:30:02.115Z',
};
const soup: Notification = { title: 'Recipe Created', text: 'Pea <soup> & more', event };
const eventFields = {
  event_type: 'recipe_created',
  integration_id: 'generic',
  document_data: '{"documentType":"recipe","operation":"create","recipeSlug":"pea-soup"}',
  event_id: 'b0c5',
  timestamp: '2025-03-14T16:30:02.115+00:00',
};

function requestsOf(address: string, notification = soup): HttpRequest[] {
  const delivery = deliveryOf(address, notification);
  if (delivery.kind !== 'requests') throw new Error(JSON.stringify(delivery));
  return delivery.requests;
}
const only = (address: string, notification = soup) => requestsOf(address, notification)[0] as HttpRequest;
const bodyOf = (address: string, notification = soup) => JSON.parse(only(address, notification).body) as unknown;

describe('json, form and xml', () => {
  it('posts the text and the event as JSON', () => {
    const { method, url, headers } = only('json://hub.lan:8080/in/box');

    expect([method, url, headers]).toEqual([
      'POST',
      'http://hub.lan:8080/in/box',
      { 'content-type': 'application/json' },
    ]);
    const standard = { version: '1.0', title: 'Recipe Created', message: 'Pea <soup> & more', attachments: [] };
    expect(bodyOf('json://hub.lan')).toEqual({ ...standard, type: 'info', ...eventFields });
    expect(bodyOf('json://hub.lan', { ...soup, event: null })).toEqual({ ...standard, type: 'info' });
  });

  it('takes user, method, headers and parameters from the address', () => {
    const request = only('jsons://ana:p%40ss@hub.lan/x/?method=put&+X-Key=a+b&-q=1%202&format=text');

    expect(request).toMatchObject({ method: 'PUT', url: 'https://hub.lan/x/?q=1+2' });
    expect(request.headers).toEqual({
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from('ana:p@ss').toString('base64')}`,
      'x-key': 'a b',
    });
  });

  it('adds fields, and renames or removes standard ones', () => {
    const body = bodyOf('json://hub.lan?:where=kitchen&:title=subject&:attachments=&:event_id=mine');

    expect(body).toMatchObject({ subject: 'Recipe Created', where: 'kitchen', event_id: 'mine' });
    expect(body).not.toHaveProperty('title');
    expect(body).not.toHaveProperty('attachments');
  });

  it('posts a form', () => {
    const { url, headers, body } = only('forms://hub.lan/form');

    expect([url, headers['content-type']]).toEqual(['https://hub.lan/form', 'application/x-www-form-urlencoded']);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      version: '1.0',
      title: 'Recipe Created',
      message: 'Pea <soup> & more',
      type: 'info',
      ...eventFields,
    });
  });

  it('posts XML in a SOAP envelope', () => {
    const { headers, body } = only('xml://hub.lan/soap?:my field!=1');

    expect(headers['content-type']).toBe('application/xml');
    expect(body).toContain(
      '<Notification><Version>1.1</Version><Subject>Recipe Created</Subject>' +
        '<Message>Pea &lt;soup&gt; &amp; more</Message><MessageType>info</MessageType>' +
        '<event_type>recipe_created</event_type>',
    );
    expect(body).toContain('<myfield>1</myfield></Notification>');
  });
});

describe('self-hosted services', () => {
  it('gotify', () => {
    const request = only('gotify://hub.lan:81/sub/secret?priority=8');

    expect(request.url).toBe('http://hub.lan:81/sub/message');
    expect(request.headers['x-gotify-key']).toBe('secret');
    expect(JSON.parse(request.body)).toEqual({ title: soup.title, message: soup.text, priority: 8 });
    expect(only('gotifys://hub.lan/secret').url).toBe('https://hub.lan/message');
  });

  it('home assistant', () => {
    const request = only('hassio://ha.lan/token');

    expect(request.url).toBe('http://ha.lan:8123/api/services/persistent_notification/create');
    expect(request.headers['authorization']).toBe('Bearer token');
    expect(JSON.parse(request.body)).toEqual({ title: soup.title, message: soup.text, notification_id: 'b0c5' });
    expect(only('hassios://ha.lan/token').url).toContain('https://ha.lan/api/');
  });

  it('matrix, by room ids', () => {
    const [first, second, ...more] = requestsOf('matrixs://token@m.lan/!abc:m.lan/!def');

    expect(more).toEqual([]);
    expect(first).toMatchObject({ method: 'PUT', headers: { authorization: 'Bearer token' } });
    expect(first?.url).toBe('https://m.lan/_matrix/client/v3/rooms/!abc%3Am.lan/send/m.room.message/b0c5');
    expect(second?.url).toContain('/rooms/!def%3Am.lan/');
    expect(JSON.parse(first?.body ?? '')).toEqual({ msgtype: 'm.text', body: 'Recipe Created\nPea <soup> & more' });
  });

  it('ntfy, hosted and self-hosted', () => {
    const cloud = only('ntfy://dinner');
    expect(cloud.url).toBe('https://ntfy.sh/');
    expect(JSON.parse(cloud.body)).toEqual({ topic: 'dinner', title: soup.title, message: soup.text });
    const home = only('ntfy://ana:pw@ntfy.lan:80/dinner?priority=5&tags=a,b');
    expect([home.url, home.headers['authorization']]).toEqual(['http://ntfy.lan:80/', 'Basic YW5hOnB3']);
    expect(JSON.parse(home.body)).toMatchObject({ topic: 'dinner', priority: 5, tags: ['a', 'b'] });
    expect(only('ntfys://tk_1@ntfy.lan/dinner').headers['authorization']).toBe('Bearer tk_1');
  });
});

describe('cloud services', () => {
  it.each(['discord://Larder@123/abc', 'https://discord.com/api/webhooks/123/abc'])('discord: %s', (address) => {
    const { url, body } = only(address);

    expect(url).toBe('https://discord.com/api/webhooks/123/abc');
    expect(JSON.parse(body)).toMatchObject({
      content: '**Recipe Created**\nPea <soup> & more',
      allowed_mentions: { parse: [] },
    });
  });

  it('truncates texts that are too long for discord', () => {
    const { content } = bodyOf('discord://1/a', { ...soup, text: 'x'.repeat(5_000) }) as { content: string };
    expect(content).toHaveLength(2_000);
  });

  it('pushover', () => {
    const { url, body } = only('pover://user@token/phone/tablet?priority=-1');

    expect(url).toBe('https://api.pushover.net/1/messages.json');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      token: 'token',
      user: 'user',
      title: soup.title,
      message: soup.text,
      device: 'phone,tablet',
      priority: '-1',
    });
  });

  it('telegram, to each chat', () => {
    const requests = requestsOf('tgram://123456:ABC-x_y/-100/200/?topic=7');

    expect(requests.map(({ url }) => url)).toEqual(
      Array(2).fill('https://api.telegram.org/bot123456:ABC-x_y/sendMessage'),
    );
    expect(requests.map(({ body }) => (JSON.parse(body) as { chat_id: string }).chat_id)).toEqual(['-100', '200']);
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      text: 'Recipe Created\nPea <soup> & more',
      message_thread_id: 7,
    });
  });

  it.each(['slack://T1/B2/C3', 'https://hooks.slack.com/services/T1/B2/C3'])('slack: %s', (address) => {
    expect(only(address).url).toBe('https://hooks.slack.com/services/T1/B2/C3');
    expect(bodyOf(address)).toEqual({ text: 'Recipe Created\nPea <soup> & more' });
  });

  it('slack with a name and channels', () => {
    const requests = requestsOf('slack://Cook@T1/B2/C3/#food/#home');

    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { text: expect.any(String) as string, username: 'Cook', channel: '#food' },
      { text: expect.any(String) as string, username: 'Cook', channel: '#home' },
    ]);
  });
});

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
