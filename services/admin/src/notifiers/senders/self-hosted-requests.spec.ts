import { only, requestsOf, soup } from '../../../test/support/notification-requests.js';

describe('notifications to self-hosted services', () => {
  it('are posted to gotify below its path, with the token in a header', () => {
    const request = only('gotify://hub.lan:81/sub/secret?priority=8');

    expect(request.url).toBe('http://hub.lan:81/sub/message');
    expect(request.headers['x-gotify-key']).toBe('secret');
    expect(JSON.parse(request.body)).toEqual({ title: soup.title, message: soup.text, priority: 8 });
    expect(only('gotifys://hub.lan/secret').url).toBe('https://hub.lan/message');
  });

  it('are created in home assistant under the id of the notification', () => {
    const request = only('hassio://ha.lan/token');

    expect(request.url).toBe('http://ha.lan:8123/api/services/persistent_notification/create');
    expect(request.headers['authorization']).toBe('Bearer token');
    expect(JSON.parse(request.body)).toEqual({ title: soup.title, message: soup.text, notification_id: 'b0c5' });
    expect(only('hassios://ha.lan/token').url).toContain('https://ha.lan/api/');
  });

  it('are sent to each room of matrix, ids without a server on its own', () => {
    const [first, second, ...more] = requestsOf('matrixs://token@m.lan/!abc:m.lan/!def');

    expect(more).toEqual([]);
    expect(first).toMatchObject({ method: 'PUT', headers: { authorization: 'Bearer token' } });
    expect(first?.url).toBe('https://m.lan/_matrix/client/v3/rooms/!abc%3Am.lan/send/m.room.message/b0c5');
    expect(second?.url).toContain('/rooms/!def%3Am.lan/');
    expect(JSON.parse(first?.body ?? '')).toEqual({ msgtype: 'm.text', body: 'Recipe Created\nPea <soup> & more' });
  });

  it('are posted to ntfy.sh or a server of ntfy, by user or token', () => {
    const cloud = only('ntfy://dinner');
    expect(cloud.url).toBe('https://ntfy.sh/');
    expect(JSON.parse(cloud.body)).toEqual({ topic: 'dinner', title: soup.title, message: soup.text });
    const home = only('ntfy://ana:pw@ntfy.lan:80/dinner?priority=5&tags=a,b');
    expect([home.url, home.headers['authorization']]).toEqual(['http://ntfy.lan:80/', 'Basic YW5hOnB3']);
    expect(JSON.parse(home.body)).toMatchObject({ topic: 'dinner', priority: 5, tags: ['a', 'b'] });
    expect(only('ntfys://tk_1@ntfy.lan/dinner').headers['authorization']).toBe('Bearer tk_1');
  });
});
