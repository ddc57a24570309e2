import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../shared/forms/FormError.js';
import { LeaveDialog } from '../../../shared/forms/leave/LeaveDialog.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useReviewActions, type ReviewedImport } from './use-review-actions.js';
import styles from './Review.module.css';

export interface ReviewActionsProps extends ReviewedImport {
  disabled: boolean;
}

/**
 * Saves the import with or without corrections, discards it, or continues to the ingredient parser. Corrections are not
 * left without a question.
 */
export function ReviewActions({ recipe, groupSlug, changes, disabled }: ReviewActionsProps) {
  const { t } = useTranslation();
  const { blocker, isSaving, ...review } = useReviewActions({ recipe, groupSlug, changes });
  const [asking, setAsking] = useState(false);

  const handleDiscard = async () => {
    await review.discard();
    setAsking(false);
  };
  return (
    <div className={styles.actions}>
      <FormError text={review.saveProblem ?? review.discardProblem} />
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          loading={isSaving}
          disabled={disabled}
          onClick={() => void review.saveAndShow()}
        >
          {t('new-recipe.save-and-open')}
        </Button>
        <Button
          size="large"
          disabled={disabled || isSaving}
          onClick={() => void review.saveAndShow('/ingredient-parser')}
        >
          {t('new-recipe.save-and-parse')}
        </Button>
        <Button size="large" type="text" onClick={() => void review.skip()}>
          {t('new-recipe.skip-review')}
        </Button>
        <Button size="large" type="text" danger onClick={() => setAsking(true)}>
          {t('new-recipe.discard')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('new-recipe.discard')}
        question={t('new-recipe.discard-question', { name: recipe.name })}
        confirmLabel={t('new-recipe.discard')}
        busy={review.isDiscarding}
        onConfirm={() => void handleDiscard()}
        onClose={() => setAsking(false)}
      />
      {blocker.state === 'blocked' && (
        <LeaveDialog
          busy={isSaving}
          saveable={!disabled}
          problem={review.saveProblem}
          onSave={() => void review.saveAndLeave()}
          onDiscard={() => blocker.proceed()}
          onStay={() => blocker.reset()}
        />
      )}
    </div>
  );
}
