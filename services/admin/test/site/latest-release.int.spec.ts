import { ReadAdminAbout, ReadCheck } from '@larder/contracts';
import { type Environment } from '@larder/service-kit';
import { anAdmin, ForeignSite } from '@larder/testing';
import { APP_VERSION, startAdmin } from '../support/start-admin.js';

describe('the look-up of the latest release', () => {
  let feed: ForeignSite;
  beforeEach(async () => {
    feed = await ForeignSite.open();
  });
  afterEach(() => feed.close());

  /** The latest version for two concurrent requests, and whether the product counts as up to date. */
  async function lookUpTwice(env: Environment): Promise<{ versions: string[]; isUpToDate: boolean }> {
    const admin = await startAdmin(env);
    const asAdmin = admin.as(anAdmin());
    const first = await asAdmin.request(ReadAdminAbout, {});
    const second = await asAdmin.request(ReadAdminAbout, {});
    const { isUpToDate } = await asAdmin.request(ReadCheck, {});
    await admin.stop();
    return { versions: [first.versionLatest, second.versionLatest], isUpToDate };
  }

  it('requests the feed once', async () => {
    const RELEASE_FEED_URL = feed.servesBody('/latest', JSON.stringify({ tag_name: 'v99.0.0' }), 'application/json');

    const { versions, isUpToDate } = await lookUpTwice({ RELEASE_FEED_URL });

    expect(versions).toEqual(['v99.0.0', 'v99.0.0']);
    expect(isUpToDate).toBe(false);
    expect(feed.requests).toHaveLength(1);
  });

  it.each([
    ['error fetching version', 404, '{}'],
    ['error parsing response', 200, '{}'],
    ['error parsing response', 200, '<html>'],
  ])('caches a failure as well: %s', async (problem, status, body) => {
    const RELEASE_FEED_URL = feed.serves('/latest', (_request, response) => response.writeHead(status).end(body));

    const { versions } = await lookUpTwice({ RELEASE_FEED_URL });

    expect(versions).toEqual([problem, problem]);
    expect(feed.requests).toHaveLength(1);
  });

  it('can be disabled', async () => {
    const RELEASE_FEED_URL = feed.servesBody('/latest', JSON.stringify({ tag_name: 'v99.0.0' }));

    const { versions, isUpToDate } = await lookUpTwice({ RELEASE_FEED_URL, CHECK_FOR_UPDATES: 'false' });

    expect(versions).toEqual([APP_VERSION, APP_VERSION]);
    expect(isUpToDate).toBe(true);
    expect(feed.requests).toEqual([]);
  });
});
