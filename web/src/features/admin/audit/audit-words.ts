import type { AuditAction } from '@larder/contracts/admin/audit';

/** What can be chosen, in the order of the list. */
export const AUDIT_ACTIONS = [
  ...(['session.sign-in', 'session.sign-out'] as const),
  ...(['user.create', 'user.update', 'user.delete', 'user.unlock', 'user.permissions', 'user.password-reset'] as const),
  ...(['group.create', 'group.update', 'group.delete'] as const),
  ...(['household.create', 'household.update', 'household.delete'] as const),
  ...(['api-token.create', 'api-token.delete'] as const),
  ...(['backup.create', 'backup.download', 'backup.upload', 'backup.delete', 'backup.restore'] as const),
  ...(['notifier.create', 'notifier.update', 'notifier.delete'] as const),
  ...(['webhook.create', 'webhook.update', 'webhook.delete'] as const),
  'clean-up.run',
] as const satisfies readonly AuditAction[];

/** The key of an action's text. */
export function actionKey<Action extends AuditAction>(action: Action) {
  return `audit.${action.replace('.', '-')}`;
}
