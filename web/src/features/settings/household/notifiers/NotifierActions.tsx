import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Notifier } from '@larder/contracts/admin/notifier';
import { useSave } from '../../../../api/use-save.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/ConfirmDialog.js';
import { useDeleteNotifierMutation, useTestNotifierMutation } from './notifiers.api.js';

/** Tests a notifier, or deletes it after a confirmation. */
export function NotifierActions({ notifier: { id, name } }: { notifier: Notifier }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const [test, testing] = useTestNotifierMutation();
  const [remove, removal] = useDeleteNotifierMutation();
  const testOutcome = useSave('notifier.test-sent');
  const removeOutcome = useSave('notifier.deleted');

  const handleDelete = async () => {
    await removeOutcome.save(remove(id));
    setConfirming(false);
  };
  return (
    <>
      <Button loading={testing.isLoading} onClick={() => void testOutcome.save(test(id))}>
        {t('notifier.test')}
      </Button>
      <Button danger aria-label={t('general.delete-named', { name })} onClick={() => setConfirming(true)}>
        {t('general.delete')}
      </Button>
      <FormError text={testOutcome.problem ?? removeOutcome.problem} />
      <ConfirmDialog
        open={isConfirming}
        title={t('notifier.delete')}
        question={t('notifier.delete-question', { name })}
        confirmLabel={t('general.delete')}
        busy={removal.isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
