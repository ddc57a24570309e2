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
  expect(targetOf('invitation.create', {}, invitation)).toEqual(target);
  expect(targetOf('invitation.delete', { token: 'secret' }, invitation)).toEqual(target);
  expect(targetOf('invitation.send', {}, { success: true, error: null })).toEqual({ ...target, id: null });
});

it('records the schedule that was run, not its task', () => {
  const task = { id: 7, name: 'backup' };
  expect(targetOf('schedule.run', { schedule_id: 'backup' }, task)).toEqual({
    kind: 'schedule',
    id: 'backup',
    name: null,
  });
});

it('records only ids and names', () => {
  const answer = { id: 7, name: 'Kitchen display', token: 'secret' };
  expect(targetOf('api-token.create', {}, answer)).toEqual({ kind: 'api-token', id: '7', name: 'Kitchen display' });
  expect(targetOf('backup.delete', { fileName: 'a.zip' }, undefined)).toEqual({
    kind: 'backup',
    id: null,
    name: 'a.zip',
  });
});
