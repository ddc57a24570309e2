import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PAGE_USER_HEADER } from '@larder/contracts/identity/sign-in/page-user';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { fakeUploads } from '../../../testing/fake-upload.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const PATH = '/api/admin/backups';
const NAME = 'larder_2026.11.23.04.00.00.zip';
const backup = {
  name: NAME,
  date: '2026-11-23T04:00:03.000Z',
  size: '48.31 MB',
  bytes: 50_656_051,
  integrity: 'intact',
  encrypted: false,
  copy: null,
  product: 'larder',
};
const damaged = { ...backup, name: 'larder_2026.11.22.04.00.00.zip', integrity: 'damaged' };

const ADMIN = aUser({ admin: true });

function backupServer(more: Parameters<typeof homeServer>[0] = {}) {
  return homeServer(
    {
      [`GET ${PATH}`]: answer({ imports: [backup, damaged], templates: ['recipes.md'] }),
      [`GET ${PATH}/runs/latest`]: answer({
        state: 'running',
        step: 'load',
        percent: 40,
        report: ['recipes: 12 rows'],
        fileName: NAME,
      }),
      ...more,
    },
    ADMIN,
  );
}

beforeEach(fakeUploads);
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('backups', () => {
  it('are created, and show whether they are intact', async () => {
    const calls = backupServer({
      [`POST ${PATH}`]: answer({ message: 'Backup created successfully', error: false }, 201),
    });
    const { user } = openApp('/admin/backups');

    const row = within(await screen.findByRole('row', { name: /larder_2026.11.23/ }));
    expect(row.getByText('Intact')).toBeVisible();
    expect(await screen.findByText('recipes: 12 rows')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create backup' }));
    expect(await screen.findByText('Backup created')).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'POST' && path === PATH)).toBe(true);
  });

  it('show whether they were copied to a second server, or why not', async () => {
    const copy = { state: 'failed', problem: 'AccessDenied', changedAt: backup.date };
    const imports = [
      { ...backup, copy },
      { ...damaged, copy: { ...copy, state: 'stored', problem: null } },
    ];
    backupServer({ [`GET ${PATH}`]: answer({ imports, templates: [] }) });
    openApp('/admin/backups');

    const row = within(await screen.findByRole('row', { name: /larder_2026.11.23/ }));
    expect(row.getByText('Off-site copy failed')).toBeVisible();
    expect(row.getByText('AccessDenied')).toBeVisible();
    expect(screen.getByText('Copied off-site')).toBeVisible();
  });

  it('are restored only after a confirmation, and damaged ones never', async () => {
    const calls = backupServer({
      [`POST ${PATH}/${NAME}/restore`]: answer({ message: 'Restore successful', error: false }),
    });
    const { user } = openApp('/admin/backups');

    const bad = within(await screen.findByRole('row', { name: /larder_2026.11.22/ }));
    expect(bad.getByRole('button', { name: `Restore ${damaged.name}` })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: `Restore ${NAME}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('Restore successful')).toBeVisible();
    // The session has ended: the login page is shown.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Backups' })).toBeNull());
    expect(calls.some(({ path }) => path === `${PATH}/${NAME}/restore`)).toBe(true);
  });

  it('that are encrypted are restored with their passphrase', async () => {
    const name = `${NAME}.age`;
    const calls = backupServer({
      [`GET ${PATH}`]: answer({ imports: [{ ...backup, name, encrypted: true }], templates: [] }),
      [`POST ${PATH}/${name}/restore`]: answer({ message: 'Restore successful', error: false }),
    });
    const { user } = openApp('/admin/backups');

    expect(within(await screen.findByRole('row', { name: /\.zip\.age/ })).getByText('Encrypted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Restore ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Passphrase'), 'soup without a spoon');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('Restore successful')).toBeVisible();
    const call = calls.find(({ path }) => path === `${PATH}/${name}/restore`);
    expect(call?.body).toEqual({ passphrase: 'soup without a spoon' });
  });

  it('that are encrypted keep what was typed when the passphrase was wrong', async () => {
    const name = `${NAME}.age`;
    backupServer({
      [`GET ${PATH}`]: answer({ imports: [{ ...backup, name, encrypted: true }], templates: [] }),
      [`POST ${PATH}/${name}/restore`]: answer({ detail: { message: 'Wrong passphrase', error: true } }, 400),
    });
    const { user } = openApp('/admin/backups');

    await user.click(await screen.findByRole('button', { name: `Restore ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Passphrase'), 'soup without a spoom');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));

    expect(await dialog.findByText(/Wrong passphrase/)).toBeVisible();
    expect(dialog.getByLabelText('Passphrase')).toHaveValue('soup without a spoom');
    expect(dialog.getByRole('checkbox')).toBeChecked();
  });

  it('of Mealie are added as new groups or replace the site, as selected', async () => {
    const name = 'mealie_2026.11.22.zip';
    const calls = backupServer({
      [`GET ${PATH}`]: answer({ imports: [{ ...backup, name, product: 'mealie' }], templates: [] }),
      [`POST ${PATH}/${name}/restore`]: answer({ message: 'Groups added', error: false }),
    });
    const { user } = openApp('/admin/backups');

    await user.click(await screen.findByRole('button', { name: `Restore ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Replace this site/ }));
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /Add as new groups/ }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add groups' }));

    expect(await screen.findByText('Groups added')).toBeVisible();
    // The session is kept.
    expect(screen.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = calls.find(({ path }) => path === `${PATH}/${name}/restore`);
    expect(call?.query.get('merge')).toBe('true');
  });

  it('are uploaded after a confirmation when one of that name exists', async () => {
    const calls = backupServer({
      [`POST ${PATH}/upload`]: ({ query }) => answer({}, query.get('overwrite') === 'true' ? 200 : 409),
    });
    const { user } = openApp('/admin/backups');

    await screen.findByRole('button', { name: 'Upload backup' });
    await user.upload(screen.getByLabelText('Upload backup', { selector: 'input' }), new File(['x'], NAME));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));

    expect(await screen.findByText('Backup uploaded')).toBeVisible();
    const uploads = calls.filter(({ path }) => path === `${PATH}/upload`);
    expect(uploads.map(({ headers }) => headers.get(PAGE_USER_HEADER))).toEqual([ADMIN.id, ADMIN.id]);
  });

  it('that are too large to be uploaded are refused with the reason', async () => {
    backupServer({ [`POST ${PATH}/upload`]: answer(null, 413) });
    const { user } = openApp('/admin/backups');

    await screen.findByRole('button', { name: 'Upload backup' });
    await user.upload(screen.getByLabelText('Upload backup', { selector: 'input' }), new File(['x'], NAME));

    expect(await screen.findByText('The file is too large for the server.')).toBeVisible();
  });

  it('that are encrypted need their passphrase before the upload', async () => {
    backupServer();
    const { user } = openApp('/admin/backups');

    const file = new File(['age-encryption.org/v1'], 'other.zip.age');
    await screen.findByRole('button', { name: 'Upload backup' });
    await user.upload(screen.getByLabelText('Upload backup', { selector: 'input' }), file);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('other.zip.age')).toBeVisible();
    expect(dialog.getByLabelText('Passphrase')).toHaveAccessibleDescription(/passphrase of the server settings/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that are encrypted can be uploaded again after a wrong passphrase, without choosing the file again', async () => {
    const calls = backupServer({
      [`POST ${PATH}/upload`]: ({ body }) =>
        (body as { passphrase: string }).passphrase === 'soup'
          ? answer({})
          : answer({ detail: { message: 'Wrong passphrase', error: true } }, 400),
    });
    const { user } = openApp('/admin/backups');

    await screen.findByRole('button', { name: 'Upload backup' });
    await user.upload(screen.getByLabelText('Upload backup', { selector: 'input' }), new File(['x'], `${NAME}.age`));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Passphrase'), 'sou');
    await user.click(dialog.getByRole('button', { name: 'Upload backup' }));
    const again = within(await screen.findByRole('dialog', { name: /Upload backup/ }));
    expect(await again.findByText('Wrong passphrase')).toBeVisible();
    expect(again.getByLabelText('Passphrase')).toHaveValue('sou');
    await user.type(again.getByLabelText('Passphrase'), 'p');
    await user.click(again.getByRole('button', { name: 'Upload backup' }));

    expect(await screen.findByText('Backup uploaded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ path }) => path === `${PATH}/upload`)).toHaveLength(2);
  });

  it('show why one could not be restored, and nothing else changes', async () => {
    const detail = { message: 'This backup is damaged: recipe.recipes differs from what was backed up.', error: true };
    backupServer({ [`POST ${PATH}/${NAME}/restore`]: answer({ detail }, 400) });
    const { user } = openApp('/admin/backups');

    await user.click(await screen.findByRole('button', { name: `Restore ${NAME}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText(/recipe.recipes differs from what was backed up/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
  });
});
