import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { eventually } from './support/processes.js';
import { runAdmin, type AdminRun } from './support/run-admin.js';
import { launchProduct, type LaunchedProduct } from './support/launch.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-operator-'));
let product: LaunchedProduct;

beforeAll(async () => {
  // These tests try wrong passwords.
  product = await launchProduct(folder, { LOGIN_RATE_LIMIT: '1000' });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run admin -- …` for the running product, by default. */
const admin = (args: string[], { dataFolder = folder, ...options }: Partial<AdminRun> = {}) =>
  runAdmin(args, { dataFolder, ...options });

const signIn = async (username: string, password: string) => {
  const body = new URLSearchParams({ username, password });
  const response = await fetch(`${product.url}/api/auth/token`, { method: 'POST', body });
  const { access_token: token = '' } = (await response.json()) as { access_token?: string };
  return { status: response.status, token };
};
const ask = async (path: string, token: string) => {
  const response = await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const passwordIn = (stdout: string) => /^Password: (\S+)$/m.exec(stdout)?.[1] ?? '';

it('creates an administrator, with a new password that is shown', async () => {
  const { stdout, code } = await admin(['create-admin', 'grace', 'grace@example.com', '--name', 'Grace']);

  expect([code, stdout]).toEqual([0, expect.stringContaining('grace is an administrator now')]);
  expect(stdout).toContain('Warning: the first administrator still has the default password');
  const { token } = await signIn('grace', passwordIn(stdout));
  expect((await ask('/api/users/self', token)).body).toMatchObject({ admin: true, fullName: 'Grace' });
  const recorded = async (count: number) => {
    const { items } = (await ask('/api/admin/audit?action=user.create', token)).body as { items: object[] };
    return items.length >= count ? items : undefined;
  };
  expect(await eventually(() => recorded(1))).toMatchObject([
    { actor: { id: null, name: 'operator' }, target: { name: 'grace' }, outcome: 'done' },
  ]);
  const again = await admin(['create-admin', 'grace', 'grace@example.com']);
  expect(again.code).toBe(1);
  expect(again.stderr).not.toBe('');
  expect(await eventually(() => recorded(2))).toMatchObject([
    { actor: { id: null, name: 'operator' }, target: { name: 'grace' }, outcome: 'refused' },
    { outcome: 'done' },
  ]);
});

it('sets a password from standard input, unlocks the account and ends sessions', async () => {
  const { token } = await signIn('grace', await newPassword('grace'));
  for (let attempts = 0; attempts < 6; attempts += 1) await signIn('grace', 'wrong');

  const { code, stdout } = await admin(['reset-password', 'GRACE@example.com', '--password-stdin'], {
    input: 'Kitchen-2026\n',
  });

  expect([code, passwordIn(stdout)]).toEqual([0, '']);
  expect((await ask('/api/users/self', token)).status).toBe(401);
  expect((await signIn('grace', 'Kitchen-2026')).status).toBe(200);
  expect((await admin(['unlock'])).stdout).toMatch(/^0 locked users/);
});

it('unlocks one user', async () => {
  const password = await newPassword('grace');
  for (let attempts = 0; attempts < 6; attempts += 1) await signIn('grace', 'wrong');
  expect((await signIn('grace', password)).status).toBe(423);

  expect(await admin(['unlock', 'unknown'])).toMatchObject({ code: 1, stderr: 'There is no user unknown.\n' });
  expect(await admin(['unlock', 'grace'])).toMatchObject({ code: 0, stdout: 'grace can sign in again.\n' });

  expect((await signIn('grace', password)).status).toBe(200);
  expect((await admin(['unlock', 'grace'])).stdout).toBe('grace is not locked.\n');
});

async function newPassword(username: string): Promise<string> {
  return passwordIn((await admin(['reset-password', username])).stdout);
}

it('makes a backup, lists it and restores it', async () => {
  const password = await newPassword('grace');
  const made = await admin(['backup', '--tag', 'before']);
  const fileName = /^(\S+\.zip) was created and verified/m.exec(made.stdout)?.[1] ?? '';
  expect([made.code, fileName]).toEqual([0, expect.stringContaining('before')]);
  expect((await admin(['backups'])).stdout).toContain(`${fileName}\t`);
  await admin(['create-admin', 'henry', 'henry@example.com']);

  expect((await admin(['restore', fileName])).stderr).toContain('--yes');
  const restored = await admin(['restore', fileName, '--yes', '--no-safety-backup']);

  expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining(`${fileName} is restored.`)]);
  const { token } = await signIn('grace', password);
  const users = (await ask('/api/admin/users?perPage=-1', token)).body['items'] as { username: string }[];
  expect(users.map(({ username }) => username)).toContain('grace');
  expect(users.map(({ username }) => username)).not.toContain('henry');
  expect((await admin(['restore', 'nothing.zip', '--yes'])).code).toBe(1);
});

it('adds the groups of a Mealie backup to the existing ones', async () => {
  const { token } = await signIn('grace', await newPassword('grace'));
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(aMealieBackup())]), 'mealie.zip');
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${product.url}/api/admin/backups/upload`, { method: 'POST', headers, body: form });
  expect(uploaded.status).toBe(200);

  expect((await admin(['add-groups', 'mealie.zip'])).stderr).toContain('--yes');
  const added = await admin(['add-groups', 'mealie.zip', '--yes', '--no-safety-backup']);

  expect([added.code, added.stdout]).toEqual([0, expect.stringContaining('The groups of mealie.zip were added.')]);
  expect(added.stdout).toContain('groups: 1 rows');
  const groups = (await ask('/api/admin/groups?perPage=-1', token)).body['items'] as { name: string }[];
  expect(groups.map(({ name }) => name)).toContain('Kitchen of Fritz');
  const recorded = async () => {
    const { items } = (await ask('/api/admin/audit?action=backup.merge', token)).body as { items: object[] };
    return items.length > 1 ? items : undefined;
  };
  const target = { name: 'mealie.zip' };
  expect(await eventually(recorded)).toMatchObject([
    { actor: { id: null, name: 'operator' }, target, outcome: 'done' },
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
  const stored = readdirSync(folder, { recursive: true }).find((path) => String(path).endsWith(fileName));
  const dataFolder = mkdtempSync(join(tmpdir(), 'larder-operator-files-'));
  const file = join(dataFolder, 'copy.zip');
  const checked = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    return admin(['verify-backup', file], { dataFolder });
  };
  const whole = readFileSync(join(folder, String(stored)));

  expect(await checked(whole)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${file} is complete: `) as string,
  });
  const others = [
    whole.subarray(0, -50),
    Buffer.from('no zip'),
    Buffer.from('age-encryption.org/v1\n'),
    whole.fill(0, 200, 300),
  ];
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
  const { token } = await signIn('grace', await newPassword('grace'));

  const rebuilt = await admin(['rebuild']);
  expect([rebuilt.code, rebuilt.stderr]).toEqual([0, '']);
  expect(rebuilt.stdout).toMatch(/^shopping\tusers, households and groups\t[1-9]\d*$/m);
  expect(rebuilt.stdout).toMatch(/^recipe\trating averages\t\d+$/m);
  expect(await admin(['clean-orphans', '--dry-run'])).toMatchObject({
    code: 0,
    stdout: '0 files, 0 bytes would be removed.\n',
  });
  expect(await admin(['clean-orphans'])).toMatchObject({ code: 0, stdout: '0 files, 0 bytes removed.\n' });

  const recorded = async (action: string) => {
    const { items } = (await ask(`/api/admin/audit?action=${action}`, token)).body as { items: object[] };
    return items.length > 0 ? items : undefined;
  };
  const byOperator = { actor: { id: null, name: 'operator' }, outcome: 'done' };
  expect(await eventually(() => recorded('read-model.rebuild'))).toMatchObject([byOperator]);
  expect(await eventually(() => recorded('clean-up.run'))).toMatchObject([byOperator]);
});

it('repairs records, and counts them only in a dry run', async () => {
  const { token } = await signIn('grace', await newPassword('grace'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const group = String((await ask('/api/users/self', token)).body['group']);
  for (const name of ['dairy-products-and-dairy-substitutes', 'bell-pepper'])
    await fetch(`${product.url}/api/foods`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const line = `recipe\tfoods named by keys\t${group}\t2\n`;

  const counted = { code: 0, stdout: `${line}2 records would be repaired.\n` };
  expect(await admin(['repair', '--dry-run'])).toMatchObject(counted);
  expect(await admin(['repair'])).toMatchObject({ code: 0, stdout: `${line}2 records repaired.\n` });
  expect(await admin(['repair'])).toMatchObject({ code: 0, stdout: '0 records repaired.\n' });
  const recorded = async () => {
    const { items } = (await ask('/api/admin/audit?action=data.repair', token)).body as { items: object[] };
    return items.length === 2 ? items : undefined;
  };
  expect(await eventually(recorded)).toMatchObject([
    { actor: { id: null, name: 'operator' }, outcome: 'done' },
    { outcome: 'done' },
  ]);
});

it('shows the readiness', async () => {
  const { stdout, code } = await admin(['status']);

  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(6);
  expect(stdout).toMatch(/^recipe\tready, generation \d+, (\d+) of \1 data migrations applied$/m);
});

it.each([
  [['dance'], 2, 'Usage'],
  [['--help'], 0, 'reset-password'],
  [['reset-password', '--help'], 0, 'reset-password'],
])('shows the help: %j', async (args, code, word) => {
  const help = await admin(args);
  expect(help.code).toBe(code);
  expect(help.stdout).toContain(word);
});

it.each([[['reset-password']], [['unlock', '--really']], [['backup', 'now']]])('rejects %j', async (args) => {
  const { code, stderr } = await admin(args);
  expect(code).toBe(2);
  expect(stderr).not.toBe('');
});

it('shows advice when Larder is not running', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'larder-operator-none-'));

  const { code, stderr } = await admin(['unlock'], { dataFolder });

  expect(code).toBe(2);
  expect(stderr).toContain('npm start');
  rmSync(dataFolder, { recursive: true, force: true });
});

it('shows an error when the message server does not respond', async () => {
  const { code, stderr } = await admin(['unlock'], { natsUrl: 'nats://127.0.0.1:9' });

  expect(code).toBe(1);
  expect(stderr).toContain('Is Larder running?');
});
