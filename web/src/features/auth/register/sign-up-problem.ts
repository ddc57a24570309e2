import type { TFunction } from 'i18next';
import { problemText, statusOf, type Failure } from '../../../api/call-problem.js';

/** Why a user could not sign up, in words that say what to do. */
export function signUpProblem(t: TFunction, error: Failure): string {
  if (statusOf(error) === 400) return t('user-registration.invitation-invalid');
  if (statusOf(error) === 429) return t('user.too-many-attempts');
  return problemText(t, error);
}
