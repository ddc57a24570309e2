import { BackupDraft, BackupImport } from './earlier-backups.js';

const ALL = { recipes: true, settings: true, themes: true, groups: true, users: true, notifications: true };

describe('the earlier call for a restore', () => {
  it.each([[undefined], [{}], [{ name: 'a.zip' }], [{ recipes: true }], [{ groups: 'yes', pages: true }]])(
    'restores everything with %p',
    (body) => expect(BackupImport.parse(body)).toMatchObject({ ...ALL, force: false, rebase: false }),
  );

  it('has the parts that were left out', () => {
    expect(BackupImport.parse({ name: 'a.zip', users: false })).toMatchObject({ ...ALL, users: false });
  });
});

it.each([[{}], [{ tag: null, options: null, templates: null }], [{ tag: 'summer', options: { recipes: true } }]])(
  'the earlier call for a backup accepts %p',
  (body) => expect(BackupDraft.safeParse(body).success).toBe(true),
);
