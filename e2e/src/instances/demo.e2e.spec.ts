import { waitUntil } from '@larder/testing';
import { createBackup } from '../support/backups.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

/** A pattern that is never due during the test. */
const FEBRUARY_29 = '0 3 29 2 *';

let instance: OwnInstance;
let backup: string;

beforeAll(async () => {
  instance = await startOwnInstance({});
  await instance.admin.post('/api/recipes', { name: 'Leek soup' });
  ({ name: backup } = await createBackup(instance.admin));
  await instance.restart({ IS_DEMO: 'true', DEMO_RESET_BACKUP: backup, DEMO_RESET_SCHEDULE: FEBRUARY_29 });
});

afterAll(() => instance.stop());

it('resets a demo to its reference backup, which cannot be restored by hand', async () => {
  const { admin } = instance;
  await admin.post('/api/recipes', { name: 'Graffiti' });
  expect((await admin.post(`/api/admin/backups/${backup}/restore`)).status).toBe(403);

  expect((await admin.post('/api/admin/server-tasks/run/reset-demo')).status).toBe(202);

  // All sessions end with the switch to the restored data.
  await waitUntil(async () => (await admin.get('/api/recipes')).status === 401);
  const { body } = await (await instance.signIn()).get('/api/recipes');
  const names = (body as { items: { name: string }[] }).items.map(({ name }) => name);
  expect(names).toEqual(['Leek soup']);
});
