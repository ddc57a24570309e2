import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '../test/read-all.js';
import { DiskObjectStore } from './disk/disk-object-store.js';
import { ObjectStoreSettingError } from './errors.js';
import { backendFrom, objectStoreFrom, secondStoreFrom } from './object-store-from.js';
import { S3ObjectStore } from './s3/s3-object-store.js';

describe('objectStoreFrom', () => {
  it('uses the local disk by default', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-settings-'));
    const store = objectStoreFrom({ DATA_DIR: folder, S3_ENDPOINT: '' });
    expect(await backendFrom({ DATA_DIR: folder, S3_ENDPOINT: '' })()).toBeInstanceOf(DiskObjectStore);
    await store.put('a/1.txt', Buffer.from('1'));
    await access(join(folder, 'objects/a/1.txt'));
    await rm(folder, { recursive: true });
  });

  it('separates two namespaces', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-settings-'));
    const [one, two] = ['one', 'two'].map((NAMESPACE) => objectStoreFrom({ DATA_DIR: folder, NAMESPACE }));
    await one?.put('a.txt', Buffer.from('1'));
    expect(two && (await keysOf(two))).toEqual([]);
    expect(one && (await keysOf(one))).toEqual(['a.txt']);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['S3_ names', { S3_ENDPOINT: 'https://s3.example.org', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }],
    ['MINIO_ names', { MINIO_ENDPOINT: 'minio:9000', MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' }],
  ])('uses S3 when an endpoint is set by %s', async (_, settings) => {
    const open = backendFrom(settings);
    expect(await open()).toBeInstanceOf(S3ObjectStore);
    expect(await open()).toBe(await open());
  });

  it.each([
    ['S3_ACCESS_KEY', { S3_ENDPOINT: 'http://minio:9000' }],
    ['S3_SECRET_KEY', { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY: 'a' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://minio:9000' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://minio:9000/bucket' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'not an address' }],
    ['NAMESPACE', { NAMESPACE: '../theirs' }],
  ])('reports an invalid %s by its name', (name, settings) => {
    expect(() => objectStoreFrom(settings)).toThrow(ObjectStoreSettingError);
    expect(() => objectStoreFrom(settings)).toThrow(name);
  });
});

describe('secondStoreFrom', () => {
  const settings = {
    BACKUP_S3_ENDPOINT: 'https://s3.example.org',
    BACKUP_S3_ACCESS_KEY: 'a',
    BACKUP_S3_SECRET_KEY: 'b',
  };
  const open = (changes: object = {}) => secondStoreFrom({ ...settings, ...changes }, 'BACKUP', 'larder-backups');

  it('returns null unless its own endpoint is set', () => {
    expect(open()).not.toBeNull();
    expect(open({ BACKUP_S3_ENDPOINT: '', S3_ENDPOINT: 'https://s3.example.org' })).toBeNull();
  });

  it.each([
    ['BACKUP_S3_ACCESS_KEY', { BACKUP_S3_ACCESS_KEY: '' }],
    ['BACKUP_S3_SECRET_KEY', { BACKUP_S3_SECRET_KEY: '' }],
    ['BACKUP_S3_ENDPOINT', { BACKUP_S3_ENDPOINT: 'ftp://minio:9000' }],
    ['BACKUP_S3_PREFIX', { BACKUP_S3_PREFIX: '../theirs' }],
  ])('reports an invalid %s by its name', (name, changes) => {
    expect(() => open(changes)).toThrow(ObjectStoreSettingError);
    expect(() => open(changes)).toThrow(new RegExp(`^${name}: `));
  });
});
