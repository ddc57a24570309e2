import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin, type AdminRun } from '../support/run-admin.js';

const dataFolder = mkdtempSync(join(tmpdir(), 'larder-operator-none-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs `npm run admin -- …` with a data folder that no product uses. */
const admin = (args: string[], options: Partial<AdminRun> = {}) => runAdmin(args, { dataFolder, ...options });

const natsUrl = 'nats://127.0.0.1:9';

it.each([[['--help']], [['reset-password', '--help']]])('shows the help: %j', async (args) => {
  const { code, stdout } = await admin(args);

  expect([code, stdout]).toEqual([0, expect.stringContaining('reset-password')]);
});

it('shows advice when Larder is not running', async () => {
  const { code, stderr } = await admin(['unlock']);

  expect(code).toBe(2);
  expect(stderr).toContain('npm start');
});

it('shows an error when the message server does not respond', async () => {
  const { code, stderr } = await admin(['unlock'], { natsUrl, connectTimeoutMs: '1' });

  expect(code).toBe(1);
  expect(stderr).toContain('Is Larder running?');
});

it('names the timeout when it is invalid', async () => {
  const { code, stderr } = await admin(['unlock'], { natsUrl, connectTimeoutMs: 'soon' });

  expect(code).toBe(1);
  expect(stderr).toContain('OPERATOR_CONNECT_TIMEOUT_MS');
});
