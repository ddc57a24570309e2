import { AdminConfig } from '../../config.js';
import { secondStoreProvider } from './second-store.provider.js';

const ENV = { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9000', BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 'b' };
const open = (env: object) => secondStoreProvider.useFactory(AdminConfig.parse({ ...env })) as unknown;

it('has separate settings, and is null without them', () => {
  expect(open(ENV)).not.toBeNull();
  expect(open({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toBeNull();
});

it('fails at the start with the name of a missing setting', () => {
  expect(() => open({ ...ENV, BACKUP_S3_SECRET_KEY: '' })).toThrow('BACKUP_S3_SECRET_KEY');
});
