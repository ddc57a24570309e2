import { bodyOf, only, requestsOf, soup } from '../../../test/support/notification-requests.js';

describe('notifications to cloud services', () => {
  it.each(['discord://Larder@123/abc', 'https://discord.com/api/webhooks/123/abc'])(
    'are posted to the webhook of discord by %s, without mentions',
    (address) => {
      const { url, body } = only(address);

      expect(url).toBe('https://discord.com/api/webhooks/123/abc');
      expect(JSON.parse(body)).toMatchObject({
        content: '**Recipe Created**\nPea <soup> & more',
        allowed_mentions: { parse: [] },
      });
    },
  );

  it('are truncated for discord', () => {
    const { content } = bodyOf('discord://1/a', { ...soup, text: 'x'.repeat(5_000) }) as { content: string };
    expect(content).toHaveLength(2_000);
  });

  it('are posted to pushover as a form with devices and priority', () => {
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

  it('are posted to each chat of telegram, within a topic', () => {
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

  it.each(['slack://T1/B2/C3', 'https://hooks.slack.com/services/T1/B2/C3'])(
    'are posted to the webhook of slack by %s',
    (address) => {
      expect(only(address).url).toBe('https://hooks.slack.com/services/T1/B2/C3');
      expect(bodyOf(address)).toEqual({ text: 'Recipe Created\nPea <soup> & more' });
    },
  );

  it('are posted to each channel of slack under the given name', () => {
    const requests = requestsOf('slack://Cook@T1/B2/C3/#food/#home');

    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { text: expect.any(String) as string, username: 'Cook', channel: '#food' },
      { text: expect.any(String) as string, username: 'Cook', channel: '#home' },
    ]);
  });
});
