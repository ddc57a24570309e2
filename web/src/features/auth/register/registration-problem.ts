import type { TFunction } from 'i18next';
import { problemText, statusOf, type Failure } from '../../../api/call-problem.js';

/** The reason why registration failed, with advice. */
export function registrationProblem(t: TFunction, error: Failure): string {
  if (statusOf(error) === 400) return t('user-registration.invitation-invalid');
  if (statusOf(error) === 429) return t('user.too-many-attempts');
  return problemText(t, error);
}
