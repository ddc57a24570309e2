import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useListGroupMembersQuery } from '../../../entities/tenants/group-members.api.js';
import { useReaderAccess } from '../access/reader-access.js';
import { Comment } from './Comment.js';
import { useAddCommentMutation } from './comments.api.js';
import { CommentForm } from './CommentForm.js';
import styles from './comments.module.css';

/** The comments of the recipe, unless they are disabled. */
export function Comments({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const heading = useId();
  const { member } = useReaderAccess();
  const [add] = useAddCommentMutation();
  const { comments, settings } = recipe;
  const { data: members } = useListGroupMembersQuery(undefined, { skip: !member || comments.length === 0 });
  if (settings.disableComments || (!member && comments.length === 0)) return null;
  return (
    <section className={styles.comments} aria-labelledby={heading}>
      <h2 id={heading}>{t('recipe.comments')}</h2>
      {comments.length === 0 && <p className={styles.none}>{t('recipe.no-comments')}</p>}
      <ul>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} author={members?.items.find(({ id }) => id === comment.userId)} />
        ))}
      </ul>
      {member && (
        <CommentForm
          label={t('recipe.write-a-comment')}
          action={t('recipe.post-comment')}
          onSend={(text) => add({ recipeId: recipe.id, text })}
        />
      )}
    </section>
  );
}
