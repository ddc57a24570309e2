import type { OperatedProduct } from '../support/operated-product.js';

const PASSWORD = 'corn-flour-9';
const FIRST_ADMINISTRATOR = ['changeme@example.com', 'MyPassword'] as const;

/** The tests of commands for the accounts and data of a new site. The first administrator has the default password. */
export function siteCases(productOf: () => OperatedProduct): void {
  let product: OperatedProduct;
  const admin: OperatedProduct['admin'] = (...command) => product.admin(...command);
  beforeAll(() => {
    product = productOf();
  });

  it('creates users, lists them and makes one an administrator', async () => {
    const created = await admin(['create-user', 'iris', 'iris@example.com', '--password-stdin'], { input: PASSWORD });
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(created.stdout).toContain('iris is a user now, in the household Family of the group Home.');
    const { token } = await product.signIn('iris', PASSWORD);
    expect((await product.get('/api/users/self', token)).body).toMatchObject({ admin: false, canOrganize: false });

    const listed = await admin(['list-users']);
    expect(listed.stdout).toContain('iris\tiris@example.com\tHome\tFamily\tuser\tMealie\n');
    expect(await admin(['make-admin', 'iris@example.com'])).toMatchObject({
      code: 0,
      stdout: 'iris is an administrator now.\n',
    });
    expect((await product.get('/api/users/self', (await product.signIn('iris', PASSWORD)).token)).body).toMatchObject({
      admin: true,
      canOrganize: true,
      canManage: true,
    });
    expect((await admin(['list-users'])).stdout).toContain('iris\tiris@example.com\tHome\tFamily\tadministrator\t');
    expect((await admin(['make-admin', 'nobody'])).code).toBe(1);
    expect((await admin(['create-user', 'short', 's@example.com', '--password-stdin'], { input: 'abc' })).code).toBe(1);
  });

  it('replaces the sign-in by a directory with a password only when that is meant', async () => {
    const { token } = await product.signIn(...FIRST_ADMINISTRATOR);
    const user = { username: 'leo', fullName: 'Leo', email: 'leo@example.com', password: PASSWORD, authMethod: 'LDAP' };
    await product.send('POST', '/api/admin/users', token, user);

    const refused = await admin(['reset-password', 'leo', '--password-stdin'], { input: PASSWORD });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('leo signs in by LDAP')]);
    const done = await admin(['reset-password', 'leo', '--local', '--password-stdin'], { input: PASSWORD });
    expect(done.code).toBe(0);
    expect((await product.signIn('leo', PASSWORD)).status).toBe(200);
  });

  it('adds default foods, units and labels to a group', async () => {
    const { token } = await product.signIn(...FIRST_ADMINISTRATOR);

    expect(await admin(['seed', 'Home', '--locale', 'de-DE'])).toMatchObject({ code: 0, stderr: '' });

    for (const path of ['/api/foods', '/api/units', '/api/groups/labels'])
      expect((await product.items(`${path}?perPage=-1`, token)).length).toBeGreaterThan(20);
    expect((await admin(['seed', 'Cellar'])).stderr).toBe('There is no group Cellar.\n');
    expect((await admin(['seed', 'home', '--locale', 'xx'])).code).toBe(1);
  });

  it('replaces the secret; with --revoke all sessions end', async () => {
    const { token } = await product.signIn(...FIRST_ADMINISTRATOR);
    const status = async () => (await product.get('/api/users/self', token)).status;

    expect(await admin(['rotate-secret'])).toMatchObject({ code: 0, stdout: 'The secret was replaced.\n' });
    expect(await status()).toBe(200);
    expect((await admin(['rotate-secret', '--revoke'])).code).toBe(1);
    expect(await status()).toBe(200);
    expect((await admin(['rotate-secret', '--revoke', '--yes'])).code).toBe(0);
    expect(await status()).toBe(401);
    expect((await product.signIn(...FIRST_ADMINISTRATOR)).status).toBe(200);
  });

  it('makes copies of images only when that is meant', async () => {
    expect((await admin(['reprocess-images'])).code).toBe(1);
    expect((await admin(['reprocess-images', '--yes', '--workers', '99'])).stderr).toContain('from 1 to 8');
    expect(await admin(['reprocess-images', '--yes', '--workers', '4', '--force-all'])).toMatchObject({
      code: 0,
      stdout: '0 images: 0 made, 0 kept, 0 failed.\n',
    });
  });

  it('checks the health and the settings', async () => {
    const { port } = new URL(product.url);

    expect(await admin(['health-check'], { port })).toMatchObject({ code: 0, stderr: '' });
    expect(await admin(['health-check'], { port: '9' })).toMatchObject({ code: 1, stdout: '' });
    const { code, stdout } = await admin(['config-check'], { port });
    expect(code).toBe(0);
    expect(stdout).toContain(`PORT\t${port}\tPORT in the environment\n`);
    expect(stdout).toContain('BACKUP_RETENTION\t');
    expect((await admin(['config-check'], { port: 'many' })).stderr).toContain('PORT');
  });
}
