import { CommonErrors } from '@larder/contracts';
import { outcomeOf, outcomeOfResponse, targetOf } from './audit-facts.js';

it('distinguishes refusals, failures and requests that were not attempted', () => {
  expect(outcomeOf(CommonErrors.forbidden())).toBe('refused');
  expect(outcomeOf(CommonErrors.notAuthenticated())).toBe('refused');
  expect(outcomeOf(new Error('a bug'))).toBe('failed');
  expect(outcomeOf(CommonErrors.tooMany())).toBeNull();
  expect(outcomeOf(CommonErrors.invalid([]))).toBeNull();
});

it('counts a response as success unless its body reports a failure', () => {
  expect([{ success: true }, { success: false }, undefined, 'soup'].map(outcomeOfResponse)).toEqual([
    ...(['done', 'failed', 'done', 'done'] as const),
  ]);
});

it('records neither the link nor the recipient of an invitation', () => {
  const invitation = { token: 'secret', householdId: 'h1', groupId: 'g1', usesLeft: 1 };
  const target = { kind: 'household', id: 'h1', name: null };
  expect(targetOf('invitation.create', { url: '' }, invitation)).toEqual(target);
  expect(targetOf('invitation.delete', { url: '', params: { token: 'secret' } }, invitation)).toEqual(target);
  expect(targetOf('invitation.send', { url: '' }, { success: true, error: null })).toEqual({ ...target, id: null });
});

it('records the schedule that was run, not its task', () => {
  const task = { id: 7, name: 'backup' };
  expect(targetOf('schedule.run', { url: '', params: { schedule_id: 'backup' } }, task)).toEqual({
    kind: 'schedule',
    id: 'backup',
    name: null,
  });
});

it('records only ids and names', () => {
  const token = { id: 7, name: 'Kitchen display', token: 'secret' };
  expect(targetOf('api-token.create', { url: '' }, token)).toEqual({
    kind: 'api-token',
    id: '7',
    name: 'Kitchen display',
  });
  expect(targetOf('backup.delete', { url: '', params: { fileName: 'a.zip' } }, undefined)).toEqual({
    kind: 'backup',
    id: null,
    name: 'a.zip',
  });
});

it('records what was cleaned up by the end of the address', () => {
  const request = { url: '/api/admin/maintenance/clean/images?dryRun=false' };
  expect(targetOf('clean-up.run', request, { message: 'done' })).toEqual({
    kind: 'clean-up',
    id: null,
    name: 'images',
  });
});

it('records the user that was unlocked, none for all', () => {
  const userId = '0b1e6b1c-7d3f-4c1a-9f0e-2a4b6c8d0e1f';
  const unlocked = { unlocked: 1 };
  expect(targetOf('user.unlock', { url: '', query: { userId } }, unlocked).id).toBe(userId);
  expect(targetOf('user.unlock', { url: '', query: {} }, unlocked).id).toBeNull();
});
