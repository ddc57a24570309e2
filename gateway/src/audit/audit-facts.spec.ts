import { CommonErrors } from '@larder/contracts';
import { outcomeOf, targetOf } from './audit-facts.js';

it('tells refusals, failures and what was never tried apart', () => {
  expect(outcomeOf(CommonErrors.forbidden())).toBe('refused');
  expect(outcomeOf(CommonErrors.notAuthenticated())).toBe('refused');
  expect(outcomeOf(new Error('a bug'))).toBe('failed');
  expect(outcomeOf(CommonErrors.tooMany())).toBeNull();
  expect(outcomeOf(CommonErrors.invalid([]))).toBeNull();
});

it('keeps ids and names only', () => {
  const answer = { id: 7, name: 'Kitchen display', token: 'secret' };
  expect(targetOf('api-token.create', {}, answer)).toEqual({ kind: 'api-token', id: '7', name: 'Kitchen display' });
  expect(targetOf('backup.delete', { fileName: 'a.zip' }, undefined)).toEqual({
    ...{ kind: 'backup', id: null, name: 'a.zip' },
  });
});
