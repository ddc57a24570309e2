import type { Actor } from '@larder/contracts';

/** Whether a member of the comment's group may change or delete it: its author and administrators may. */
export function canChangeComment(actor: Pick<Actor, 'userId' | 'admin'>, comment: { userId: string }): boolean {
  return actor.admin || actor.userId === comment.userId;
}
