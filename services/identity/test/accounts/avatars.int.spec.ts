import { readFile } from 'node:fs/promises';
import {
  avatarKey,
  DeleteUser,
  FindUserOrphans,
  ReadAvatarOwner,
  ReadUserForEdit,
  SetAvatar,
  type Actor,
} from '@larder/contracts';
import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { newId } from '@larder/service-kit';
import { anAdmin, waitUntil } from '@larder/testing';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, selfOf } from '../support/users.js';

let identity: Identity;
let store: ObjectStore;
beforeAll(async () => {
  identity = await startIdentity();
  store = objectStoreFrom({ DATA_DIR: identity.dataDir, NAMESPACE: identity.namespace });
});
afterAll(() => identity.stop());

const missing = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';
const aPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2980b9' } })
    .jpeg()
    .toBuffer();

async function upload(bytes: Uint8Array): Promise<string> {
  const key = `.temp/${newId()}`;
  await store.put(key, bytes);
  return key;
}
const set = (actor: Actor, userId: string, uploadKey: string) =>
  identity.as(actor).request(SetAvatar, { userId, uploadKey });
const imageOf = async (userId: string) => sharp(await buffer((await store.get(avatarKey(userId))).stream)).metadata();

describe('the avatar of the caller', () => {
  it('is stored as a small WebP under a new key, and the upload is removed', async () => {
    const { actor, user } = await aUser(identity);
    const key = await upload(await aPhoto());

    const { cacheKey } = await set(actor, user.id, key);

    expect(cacheKey).not.toBe(user.cacheKey);
    expect((await selfOf(identity, actor)).cacheKey).toBe(cacheKey);
    expect(await imageOf(user.id)).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect(await store.head(key)).toBeNull();
  });

  it('gets another key when it is replaced', async () => {
    const { actor, user } = await aUser(identity);

    const first = await set(actor, user.id, await upload(await aPhoto()));
    const second = await set(actor, user.id, await upload(await aPhoto(100, 100)));

    expect(second.cacheKey).not.toBe(first.cacheKey);
    expect(await imageOf(user.id)).toMatchObject({ width: 100, height: 100 });
  });

  it('may be uploaded as HEIC', async () => {
    const { actor, user } = await aUser(identity);
    const heic = await readFile(new URL('../fixtures/red-blue.heic', import.meta.url));

    await set(actor, user.id, await upload(heic));

    expect(await imageOf(user.id)).toMatchObject({ format: 'webp', width: 64, height: 32 });
  });

  it.each([
    ['text', Buffer.from('not an image')],
    ['SVG, which may contain scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a truncated image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('is refused when it is %s; the previous one is kept', async (_what, bytes) => {
    const { actor, user } = await aUser(identity);
    const { cacheKey } = await set(actor, user.id, await upload(await aPhoto()));
    const key = await upload(bytes);

    await expect(set(actor, user.id, key)).rejects.toMatchObject({ kind: 'refused', code: 'identity.not-an-image' });

    expect((await selfOf(identity, actor)).cacheKey).toBe(cacheKey);
    expect(await imageOf(user.id)).toMatchObject({ width: 512 });
    expect(await store.head(key)).toBeNull();
  });

  it('is read from uploads only', async () => {
    const { actor, user } = await aUser(identity);
    await store.put('recipes/secret.webp', await aPhoto());

    await expect(set(actor, user.id, 'recipes/secret.webp')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await store.head('recipes/secret.webp')).not.toBeNull();
  });
});

describe('the avatar of another user', () => {
  it('is set by administrators only', async () => {
    const [ana, ben] = [await aUser(identity), await aUser(identity)];
    const refused = { kind: 'forbidden', code: 'identity.not-an-admin' };

    await expect(set(ana.actor, ben.user.id, await upload(await aPhoto()))).rejects.toMatchObject(refused);
    const reading = identity.as(ana.actor).request(ReadUserForEdit, { id: ben.user.id });
    await expect(reading).rejects.toMatchObject(refused);
    expect(await store.head(avatarKey(ben.user.id))).toBeNull();

    await set(identity.admin, ben.user.id, await upload(await aPhoto()));
    expect(await store.head(avatarKey(ben.user.id))).not.toBeNull();
  });

  it('is not found for an unknown user', async () => {
    const attempt = set(identity.admin, missing, await upload(await aPhoto()));
    await expect(attempt).rejects.toMatchObject({ code: 'common.not-found' });
  });
});

it('has an owner for media routes', async () => {
  const { user } = await aUser(identity);
  const ownerOf = (userId: string) => identity.as(null).request(ReadAvatarOwner, { userId });

  expect(await ownerOf(user.id)).toEqual({ groupId: user.groupId, privateGroup: true, cacheKey: user.cacheKey });
  expect(await ownerOf(missing)).toBeNull();
});

it('is deleted with the user', async () => {
  const { actor, user } = await aUser(identity);
  await set(actor, user.id, await upload(await aPhoto()));

  await identity.as(identity.admin).request(DeleteUser, { id: user.id });

  await waitUntil(async () => (await store.head(avatarKey(user.id))) === null);
});

it('is reported to administrators when its user does not exist', async () => {
  const { actor, user } = await aUser(identity);
  const lost = avatarKey(missing);
  const keys = [avatarKey(user.id), lost, 'users/unknown/profile.webp', `recipes/${missing}/images/original.webp`];

  expect(await identity.as(anAdmin()).request(FindUserOrphans, { keys })).toEqual({ orphans: [lost] });
  await expect(identity.as(actor).request(FindUserOrphans, { keys })).rejects.toMatchObject({ kind: 'forbidden' });
});
