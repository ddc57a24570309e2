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
  const [asking, setAsking] = useState(false);
  const [test, testing] = useTestNotifierMutation();
  const [remove, removal] = useDeleteNotifierMutation();
  const testSave = useSave('notifier.test-sent');
  const removeSave = useSave('notifier.deleted');

  const handleDelete = async () => {
    await removeSave.save(remove(id));
    setAsking(false);
  };
  return (
    <>
      <Button loading={testing.isLoading} onClick={() => void testSave.save(test(id))}>
        {t('notifier.test')}
      </Button>
      <Button danger aria-label={t('general.delete-named', { name })} onClick={() => setAsking(true)}>
        {t('general.delete')}
      </Button>
      <FormError text={testSave.problem ?? removeSave.problem} />
      <ConfirmDialog
        open={asking}
        title={t('notifier.delete')}
        question={t('notifier.delete-question', { name })}
        confirmLabel={t('general.delete')}
        busy={removal.isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
