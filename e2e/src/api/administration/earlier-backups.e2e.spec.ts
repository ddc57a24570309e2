import { administrator } from '../../support/instances/product.js';
import { aUser } from '../../support/users.js';

const admin = administrator();
const post = async (path: string, body?: object) => (await admin).post(`/api/backups/${path}`, body);

/** Of a backup that does not exist: nothing is restored. */
const ABSENT = 'absent.zip/import';

describe('the backup routes of earlier clients', () => {
  it('restore everything unless parts are excluded, which is refused', async () => {
    for (const body of [undefined, {}, { recipes: true }, { name: 'other.zip', force: true }])
      expect(await post(ABSENT, body)).toMatchObject({ status: 404, body: { detail: { error: true } } });

    expect(await post(ABSENT, { users: false })).toMatchObject({
      status: 400,
      body: { detail: { message: 'A backup can only be restored as a whole.' } },
    });
  });

  it('are for administrators only', async () => {
    const { api } = await aUser();

    expect((await api.post(`/api/backups/${ABSENT}`, {})).status).toBe(403);
    expect((await api.post('/api/backups/export/database', {})).status).toBe(403);
    expect((await api.get('/api/backups/available')).status).toBe(403);
  });
});
