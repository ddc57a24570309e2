import { PatchWebhook, type Actor } from '@larder/contracts';
import { aHousehold } from '@larder/testing';
import { notFound } from './support/meal-plan-fixture.js';
import { WebhookFixture } from './support/webhook-fixture.js';

let webhooks: WebhookFixture;

beforeAll(async () => {
  webhooks = await WebhookFixture.start();
});
afterAll(() => webhooks.stop());

const patch = (actor: Actor, id: string, changes: object) =>
  webhooks.service.as(actor).request(PatchWebhook, { id, changes });

describe('a patched webhook', () => {
  it('keeps what is not named', async () => {
    const ana = aHousehold().member();
    const hook = await webhooks.create(ana, { name: 'Door', timeZone: 'Europe/Berlin' });

    expect(await patch(ana, hook.id, { enabled: false })).toEqual({ ...hook, enabled: false });
    expect(await patch(ana, hook.id, { scheduledTime: '0830', timeZone: null, name: '' })).toEqual({
      ...hook,
      enabled: false,
      scheduledTime: '08:30:00',
      timeZone: null,
      name: '',
    });
  });

  it('is not enabled without a URL that can be called', async () => {
    const ana = aHousehold().member();
    const { id } = await webhooks.create(ana, { enabled: false, url: '' });

    await expect(patch(ana, id, { enabled: true })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ type: 'value_error', loc: ['body', 'url'], input: '' }],
    });
    expect(await patch(ana, id, { enabled: true, url: 'https://hub.example/hook' })).toMatchObject({ enabled: true });
  });

  it('is hidden from other households', async () => {
    const { id } = await webhooks.create(aHousehold().member());

    await expect(patch(aHousehold().member(), id, { enabled: false })).rejects.toEqual(notFound);
  });
});
