import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { BY_OPERATOR, OperatedProduct, passwordIn } from '../support/operated-product.js';
import { siteCases } from './site-cases.js';

let product: OperatedProduct;
const admin: OperatedProduct['admin'] = (...command) => product.admin(...command);

beforeAll(async () => {
  // These tests try wrong passwords.
  product = await OperatedProduct.launch({ LOGIN_RATE_LIMIT: '1000' });
});
afterAll(() => product.stop());

it('creates an administrator, with a new password that is shown', async () => {
  const { stdout, code } = await admin(['create-admin', 'grace', 'grace@example.com', '--name', 'Grace']);

  expect([code, stdout]).toEqual([0, expect.stringContaining('grace is an administrator now')]);
  expect(stdout).toContain('Warning: the first administrator still has the default password');
  const { token } = await product.signIn('grace', passwordIn(stdout));
  expect((await product.get('/api/users/self', token)).body).toMatchObject({ admin: true, fullName: 'Grace' });
  expect(await product.audited('user.create', token)).toMatchObject([{ ...BY_OPERATOR, target: { name: 'grace' } }]);
  const again = await admin(['create-admin', 'grace', 'grace@example.com']);
  expect(again.code).toBe(1);
  expect(again.stderr).not.toBe('');
  expect(await product.audited('user.create', token, 2)).toMatchObject([
    { ...BY_OPERATOR, target: { name: 'grace' }, outcome: 'refused' },
    { outcome: 'done' },
  ]);
});

it('sets a password from standard input, unlocks the account and ends sessions', async () => {
  const { token } = await product.signIn('grace', await product.newPassword('grace'));
  for (let attempts = 0; attempts < 6; attempts += 1) await product.signIn('grace', 'wrong');

  const { code, stdout } = await admin(['reset-password', 'GRACE@example.com', '--password-stdin'], {
    input: 'Kitchen-2026\n',
  });

  expect([code, passwordIn(stdout)]).toEqual([0, '']);
  expect((await product.get('/api/users/self', token)).status).toBe(401);
  expect((await product.signIn('grace', 'Kitchen-2026')).status).toBe(200);
  expect((await admin(['unlock'])).stdout).toMatch(/^0 locked users/);
});

it('unlocks one user', async () => {
  const password = await product.newPassword('grace');
  for (let attempts = 0; attempts < 6; attempts += 1) await product.signIn('grace', 'wrong');
  expect((await product.signIn('grace', password)).status).toBe(423);

  expect(await admin(['unlock', 'unknown'])).toMatchObject({ code: 1, stderr: 'There is no user unknown.\n' });
  expect(await admin(['unlock', 'grace'])).toMatchObject({ code: 0, stdout: 'grace can sign in again.\n' });

  expect((await product.signIn('grace', password)).status).toBe(200);
  expect((await admin(['unlock', 'grace'])).stdout).toBe('grace is not locked.\n');
});

it('makes a backup, lists it and restores it', async () => {
  const password = await product.newPassword('grace');
  const made = await admin(['backup', '--tag', 'before']);
  const fileName = /^(\S+\.zip) was created and verified/m.exec(made.stdout)?.[1] ?? '';
  expect([made.code, fileName]).toEqual([0, expect.stringContaining('before')]);
  expect((await admin(['backups'])).stdout).toContain(`${fileName}\t`);
  await admin(['create-admin', 'henry', 'henry@example.com']);

  expect((await admin(['restore', fileName])).stderr).toContain('--yes');
  const restored = await admin(['restore', fileName, '--yes', '--no-safety-backup']);

  expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining(`${fileName} is restored.`)]);
  const { token } = await product.signIn('grace', password);
  const users = await product.items<{ username: string }>('/api/admin/users?perPage=-1', token);
  expect(users.map(({ username }) => username)).toContain('grace');
  expect(users.map(({ username }) => username)).not.toContain('henry');
  expect((await admin(['restore', 'nothing.zip', '--yes'])).code).toBe(1);
});

it('adds the groups of a Mealie backup to the existing ones', async () => {
  const { token } = await product.signIn('grace', await product.newPassword('grace'));
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(aMealieBackup())]), 'mealie.zip');
  expect((await product.send('POST', '/api/admin/backups/upload', token, form)).status).toBe(200);

  expect((await admin(['add-groups', 'mealie.zip'])).stderr).toContain('--yes');
  const added = await admin(['add-groups', 'mealie.zip', '--yes', '--no-safety-backup']);

  expect([added.code, added.stdout]).toEqual([0, expect.stringContaining('The groups of mealie.zip were added.')]);
  expect(added.stdout).toContain('groups: 1 rows');
  const groups = await product.items<{ name: string }>('/api/admin/groups?perPage=-1', token);
  expect(groups.map(({ name }) => name)).toContain('Kitchen of Fritz');
  const target = { name: 'mealie.zip' };
  expect(await product.audited('backup.merge', token, 2)).toMatchObject([
    { ...BY_OPERATOR, target },
    { target, outcome: 'refused' },
  ]);
});

function aMealieBackup(): Uint8Array {
  const [group, household] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const home = { group_id: group, household_id: household };
  const dump = {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: group, name: 'Kitchen of Fritz', slug: 'kitchen-of-fritz' }],
    households: [{ id: household, name: 'Family', slug: 'family', group_id: group }],
    users: [{ id: household, username: 'fritz', email: 'fritz@example.org', password: 'x', ...home }],
  };
  return zipSync({ 'database.json': strToU8(JSON.stringify(dump)), 'data/templates/recipes.md': strToU8('# Recipe') });
}

it('checks a backup in a file, without a running product', async () => {
  const made = await admin(['backup', '--tag', 'copied']);
  const fileName = /^(\S+\.zip) was created and verified/m.exec(made.stdout)?.[1] ?? '';
  const stored = readdirSync(product.folder, { recursive: true }).find((path) => String(path).endsWith(fileName));
  const dataFolder = mkdtempSync(join(tmpdir(), 'larder-operator-files-'));
  const file = join(dataFolder, 'copy.zip');
  const checked = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    return admin(['verify-backup', file], { dataFolder });
  };
  const whole = readFileSync(join(product.folder, String(stored)));

  expect(await checked(whole)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${file} is complete: `) as string,
  });
  const otherTexts = ['no zip', 'age-encryption.org/v1\n'].map((text) => Buffer.from(text));
  const others = [Buffer.from(whole.subarray(0, -50)), ...otherTexts, whole.fill(0, 200, 300)];
  for (const bytes of others) {
    const { code, stdout, stderr } = await checked(bytes);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[A-Z][^\n]+\n$/);
  }
  expect((await admin(['verify-backup', join(dataFolder, 'none.zip')], { dataFolder })).code).toBe(1);
  expect((await admin(['verify-backup'], { dataFolder })).code).toBe(2);
  rmSync(dataFolder, { recursive: true, force: true });
});

it('deletes a user only with a confirmation', async () => {
  await admin(['create-admin', 'irma', 'irma@example.com']);

  expect((await admin(['delete-user', 'irma'])).code).toBe(1);
  expect(await admin(['delete-user', 'irma', '--yes'])).toMatchObject({ code: 0, stdout: 'irma is deleted.\n' });
  expect(await admin(['delete-user', 'irma', '--yes'])).toMatchObject({
    code: 1,
    stderr: 'There is no user irma.\n',
  });
});

it('rebuilds read models, and removes orphans', async () => {
  const { token } = await product.signIn('grace', await product.newPassword('grace'));

  const rebuilt = await admin(['rebuild']);
  expect([rebuilt.code, rebuilt.stderr]).toEqual([0, '']);
  expect(rebuilt.stdout).toMatch(/^shopping\tusers, households and groups\t[1-9]\d*$/m);
  expect(rebuilt.stdout).toMatch(/^recipe\trating averages\t\d+$/m);
  expect(await admin(['clean-orphans', '--dry-run'])).toMatchObject({
    code: 0,
    stdout: '0 files, 0 bytes would be removed.\n',
  });
  expect(await admin(['clean-orphans'])).toMatchObject({ code: 0, stdout: '0 files, 0 bytes removed.\n' });

  for (const action of ['read-model.rebuild', 'clean-up.run'])
    expect(await product.audited(action, token)).toMatchObject([BY_OPERATOR]);
});

it('repairs records, and counts them only in a dry run', async () => {
  const { token } = await product.signIn('grace', await product.newPassword('grace'));
  const { group } = (await product.get('/api/users/self', token)).body as { group: string };
  for (const name of ['dairy-products-and-dairy-substitutes', 'bell-pepper'])
    await product.send('POST', '/api/foods', token, { name });
  const line = `recipe\tfoods named by keys\t${group}\t2\n`;

  const counted = { code: 0, stdout: `${line}2 records would be repaired.\n` };
  expect(await admin(['repair', '--dry-run'])).toMatchObject(counted);
  expect(await admin(['repair'])).toMatchObject({ code: 0, stdout: `${line}2 records repaired.\n` });
  expect(await admin(['repair'])).toMatchObject({ code: 0, stdout: '0 records repaired.\n' });
  expect(await product.audited('data.repair', token, 2)).toMatchObject([BY_OPERATOR, BY_OPERATOR]);
});

it('shows the readiness', async () => {
  const { stdout, code } = await admin(['status']);

  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(6);
  expect(stdout).toMatch(/^recipe\tready, generation \d+, (\d+) of \1 data migrations applied$/m);
});

it('shows the usage after an unknown command', async () => {
  const { code, stdout } = await admin(['dance']);

  expect([code, stdout]).toEqual([2, expect.stringContaining('Usage')]);
});

it.each([[['reset-password']], [['unlock', '--really']], [['backup', 'now']]])('rejects %j', async (args) => {
  const { code, stderr } = await admin(args);
  expect(code).toBe(2);
  expect(stderr).not.toBe('');
});

describe('commands for a site', () => siteCases(() => product));
