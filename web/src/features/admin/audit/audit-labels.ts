import type { AuditAction } from '@larder/contracts/admin/audit';

const CHANGES = ['create', 'update', 'delete'] as const;
const BY_KIND: readonly (readonly [kind: string, verbs: readonly string[]])[] = [
  ['session', ['sign-in', 'sign-out']],
  ['user', [...CHANGES, 'unlock', 'permissions', 'password-reset', 'export']],
  ['group', CHANGES],
  ['household', CHANGES],
  ['api-token', ['create', 'delete']],
  ['backup', ['create', 'download', 'upload', 'delete', 'restore', 'merge']],
  ['notifier', [...CHANGES, 'send-again']],
  ['webhook', [...CHANGES, 'send-again']],
  ['invitation', ['create', 'send', 'delete']],
  ['schedule', ['run']],
  ['clean-up', ['run']],
  ['read-model', ['rebuild']],
  ['data', ['repair']],
  ['secret', ['rotate']],
];

/** The options, in the order of the list. */
export const AUDIT_ACTIONS = BY_KIND.flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}` as AuditAction));

/** The key of an action's text. */
export function actionKey(action: AuditAction) {
  return `audit.${action.replace('.', '-')}`;
}
