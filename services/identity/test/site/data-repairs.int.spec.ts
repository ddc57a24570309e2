import { FindFormerOwners, FindUnknownUsers, repairMessage, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { anOperator } from '@larder/testing';
import { ApiTokenRepository, PasswordResetRepository } from '../../src/store/index.js';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const repair = (dryRun: boolean, actor: Actor | null = null) =>
  identity.as(actor).request(repairMessage('identity'), { dryRun });
const aToken = (userId: string, number: number) =>
  identity.get(ApiTokenRepository).insert({
    _id: newId(),
    number,
    userId,
    name: 'Script',
    integrationId: 'generic',
    secretHash: newId(),
    expiresAt: new Date(Date.now() + 3_600_000),
  });

it('deletes API tokens and password resets of unknown users, and nothing of others', async () => {
  const { actor: ben } = await aUser(identity);
  await aToken(ben.userId, 9_001);
  await aToken(newId(), 9_002);
  const lost = { userId: newId(), tokenHash: newId(), expiresAt: new Date(Date.now() + 3_600_000) };
  await identity.get(PasswordResetRepository).replace(lost);
  const expected = [
    { repair: 'API tokens of unknown users', groupId: null, records: 1 },
    { repair: 'password resets of unknown users', groupId: null, records: 1 },
  ];

  await expect(repair(true)).resolves.toEqual({ repaired: expected });
  await expect(repair(false)).resolves.toEqual({ repaired: expected });
  await expect(repair(false)).resolves.toEqual({ repaired: [] });
  await expect(identity.get(ApiTokenRepository).findOfUser(ben)).resolves.toMatchObject([{ name: 'Script' }]);
  await expect(identity.get(PasswordResetRepository).findUserId(lost.tokenHash)).resolves.toBeNull();
});

it('is available to the operator and to services, not to administrators and members', async () => {
  const { actor: ben } = await aUser(identity);

  await expect(repair(true, anOperator())).resolves.toEqual({ repaired: [] });
  for (const actor of [identity.admin, ben])
    await expect(repair(true, actor)).rejects.toMatchObject({ code: 'common.forbidden' });
});

it('finds owners who are not members of the group, and their successors', async () => {
  const { actor: ben } = await aUser(identity);
  const { groupId, householdId } = ben;
  const former = { userId: newId(), groupId, householdId };
  const unknownOwner = { userId: newId(), groupId: newId(), householdId: newId() };

  const owners = await identity
    .as(null)
    .request(FindFormerOwners, { owners: [{ userId: ben.userId, groupId, householdId }, former, unknownOwner] });

  expect(owners).toEqual([
    { ...former, successorId: identity.admin.userId },
    { ...unknownOwner, successorId: null },
  ]);
});

it('finds the ids without a user', async () => {
  const unknown = newId();
  const userIds = [identity.admin.userId, unknown];
  await expect(identity.as(null).request(FindUnknownUsers, { userIds })).resolves.toEqual([unknown]);
});
