import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../support/settings.mjs';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { uploadBackup } from '../support/backups.js';
import { ADMIN_PASSWORD, ADMIN_USERNAME, replaceDefaultAccount } from '../support/instances/own-instance.js';
import { administrator } from '../support/instances/product.js';
import { siteState } from '../support/site-state.js';

/** Written by `npm run release-data`: the stored data of earlier versions, and the responses of their API. */
const RELEASES = join(import.meta.dirname, '../../releases');
const releases = readdirSync(RELEASES).map((name) => ({ name, path: join(RELEASES, name) }));
const withBackup = releases.filter(({ path }) => existsSync(join(path, 'backup.zip')));

let folder: string;
let product: StartedProduct;
const start = async () => {
  product = await startProduct(folder, SETTINGS);
  return new Api(product.url);
};
const createFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-upgrade-'));
};
const stop = async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
};
const signIn = (api: Api) => api.signIn(ADMIN_USERNAME, ADMIN_PASSWORD);
const responsesOf = (path: string) =>
  JSON.parse(readFileSync(join(path, 'responses.json'), 'utf8')) as Record<string, unknown>;

describe('the data of earlier versions', () => {
  beforeEach(createFolder);
  afterEach(stop);

  it.each(releases)('is shown unchanged: $name', async ({ path }) => {
    execFileSync('tar', ['-xzf', join(path, 'data.tar.gz'), '-C', folder]);
    const admin = await signIn(await start());

    expect(await siteState(admin)).toMatchObject(responsesOf(path));
    const { status } = await admin.patch('/api/recipes/pea-soup', { description: 'Changed after the upgrade' });
    expect(status).toBe(200);
  });
});

describe('a backup of an earlier version', () => {
  beforeAll(async () => {
    createFolder();
    await replaceDefaultAccount(await administrator(await start()));
  });
  afterAll(stop);

  it.each(withBackup)('is restored: $name', async ({ name, path }) => {
    const admin = await signIn(new Api(product.url));
    const archive = readFileSync(join(path, 'backup.zip'));
    expect(await uploadBackup(admin, `${name}.zip`, archive)).toMatchObject({ status: 200 });
    expect(await admin.post(`/api/admin/backups/${name}.zip/restore`)).toMatchObject({ status: 200 });

    expect(await siteState(await signIn(new Api(product.url)))).toMatchObject(responsesOf(path));
  });
});
