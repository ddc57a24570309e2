import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '@larder/contracts/identity/tenants/user';
import type { RecipeComment } from '@larder/contracts/recipe/recipe';
import { dateText } from '../../../shared/dates/date-text.js';
import { Avatar } from '../../../shared/ui/avatar/Avatar.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { useRestoreFocus } from '../../../shared/ui/dialogs/use-restore-focus.js';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { useReaderAccess } from '../access/reader-access.js';
import { useDeleteCommentMutation, useUpdateCommentMutation } from './comments.api.js';
import { CommentForm } from './CommentForm.js';
import styles from './comments.module.css';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../shared/ui/dialogs/ConfirmDialog.js')).ConfirmDialog,
}));

export interface CommentProps {
  comment: RecipeComment;
  /** Undefined for visitors, while it is loaded, and for former members. */
  author: UserSummary | undefined;
}

/** A comment; its author may edit it, the author and administrators may delete it. */
export function Comment({ comment, author }: CommentProps) {
  const { t } = useTranslation();
  const { member } = useReaderAccess();
  const [mode, setMode] = useState<'view' | 'edit' | 'delete'>('view');
  const [update] = useUpdateCommentMutation();
  const [remove, { isLoading, isSuccess }] = useDeleteCommentMutation();
  useRestoreFocus(mode === 'edit');
  const isOwn = member !== null && member.id === comment.userId;
  const { fullName = null } = comment.user;
  const name = author?.fullName ?? fullName ?? comment.user.username ?? '';

  const handleUpdate = async (text: string) => {
    const outcome = await update({ id: comment.id, recipeId: comment.recipeId, text });
    if (!outcome.error) setMode('view');
    return outcome;
  };
  return (
    <li className={styles.comment}>
      <Avatar user={author ?? { ...comment.user, fullName }} size={36} />
      <div>
        <CommentHead
          comment={comment}
          name={name}
          onEdit={isOwn ? () => setMode('edit') : undefined}
          onDelete={isOwn || member?.admin ? () => setMode('delete') : undefined}
        />
        {mode === 'edit' ? (
          <CommentForm
            label={t('recipe.edit-comment')}
            action={t('general.save')}
            initial={comment.text}
            onSend={handleUpdate}
            onCancel={() => setMode('view')}
          />
        ) : (
          <Markdown>{comment.text}</Markdown>
        )}
      </div>
      <Suspense>
        {mode === 'delete' && (
          <ConfirmDialog
            open
            title={t('recipe.delete-comment')}
            question={t('recipe.delete-comment-question')}
            confirmLabel={t('general.delete')}
            busy={isLoading || isSuccess} // until the comment is removed
            onConfirm={() => void remove(comment)}
            onClose={() => setMode('view')}
          />
        )}
      </Suspense>
    </li>
  );
}

interface CommentHeadProps {
  comment: RecipeComment;
  /** The name of the author. */
  name: string;
  /** Undefined when the user may not edit the comment. */
  onEdit: (() => void) | undefined;
  /** Undefined when the user may not delete the comment. */
  onDelete: (() => void) | undefined;
}

function CommentHead({ comment, name, onEdit, onDelete }: CommentHeadProps) {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles.who}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <time dateTime={comment.createdAt}>{dateText(comment.createdAt, i18n.language, { dateStyle: 'medium' })}</time>
      {onEdit && <IconButton icon="pen" size="small" label={t('recipe.edit-comment')} onClick={onEdit} />}
      {onDelete && (
        <IconButton icon="trash" size="small" label={t('recipe.delete-comment-of', { name })} onClick={onDelete} />
      )}
    </p>
  );
}
