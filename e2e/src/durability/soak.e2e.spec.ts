import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '../../support/settings.mjs';
import { keepLog } from '../soak/log/keep-log.js';
import { startOneBox } from '../soak/installation/one-box.js';
import { soak } from '../soak/soak.js';
import { describeViolation } from '../soak/log/soak-log.js';
import { Api } from '../support/api.js';
import { administrator } from '../support/instances/product.js';

/** Every part is killed three times; `npm run soak` is the long form. */
const KILLS = 12;
const PARTS = ['database', 'gateway and services', 'nats-server', 'redis-server'];

const folder = mkdtempSync(join(tmpdir(), 'larder-soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loses no confirmed write and returns no wrong response while its parts are killed, and leaves nothing running', async () => {
  const installation = await startOneBox(folder, SETTINGS);
  let log;
  let leftovers: string[] = [];
  try {
    const admin = await administrator(new Api(installation.url));
    log = await soak(installation, admin, { kills: KILLS, minutes: 0, households: 3, seed: 12, pauseMs: 500 });
  } finally {
    leftovers = await installation.stop();
  }

  if (log.violations.length > 0) keepLog(installation.logFile, log.violations.map(describeViolation));
  expect(log.violations).toEqual([]);
  expect(readFileSync(installation.logFile, 'utf8')).toContain('Larder is ready at');
  expect(log.kills).toHaveLength(KILLS);
  expect([...new Set(log.kills.map(({ part }) => part))].sort()).toEqual(PARTS);
  expect(log.statuses.get(201)).toBeGreaterThan(0);
  expect(leftovers).toEqual([]);
});
