import { useState } from 'react';
import { Button } from 'antd';
import type { i18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Cleanable, MaintenanceSummary } from '@larder/contracts/admin/maintenance';
import { sizeText } from '@larder/contracts/text/size-text';
import { problemText, type Failure } from '../../../api/call-problem.js';
import { localizedSize } from '../../../shared/text/localized-size.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useCleanUpMutation, type CleanUpResult } from './maintenance.api.js';
import styles from './Maintenance.module.css';

const KINDS: readonly Cleanable[] = ['images', 'orphans', 'recipe-folders', 'temp', 'logs'];

/** The clean-ups; each shows the number of files and asks before it removes them. */
export function CleanUps({ summary }: { summary: MaintenanceSummary }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const [confirmation, setConfirmation] = useState<{ kind: Cleanable; preview: string } | null>(null);
  const [cleanUp, { isLoading }] = useCleanUpMutation();
  const counts: Partial<Record<Cleanable, number>> = {
    images: summary.cleanableImages,
    'recipe-folders': summary.cleanableDirs,
  };
  const showFailure = (error: Failure) => dispatch(showToast({ level: 'error', text: problemText(t, error) }));

  const handlePreview = async (kind: Cleanable) => {
    const { data, error } = await cleanUp({ kind, dryRun: true });
    if (error) showFailure(error);
    else if (data.objects === 0) dispatch(showToast({ level: 'info', key: 'maintenance.nothing-to-clean-up' }));
    else setConfirmation({ kind, preview: resultText(t, i18n, 'maintenance.orphans-found', data) });
  };
  const handleConfirm = async (kind: Cleanable) => {
    const { data, error } = await cleanUp({ kind, dryRun: false });
    if (error) showFailure(error);
    else dispatch(showToast({ level: 'success', text: resultText(t, i18n, 'maintenance.orphans-removed', data) }));
    setConfirmation(null);
  };
  return (
    <>
      <ul className={styles.cleanUps}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <div>
              <strong>{t(`maintenance.clean-${kind}`)}</strong>
              <small>{t(`maintenance.clean-${kind}-text`)}</small>
              {counts[kind] !== undefined && <small>{t('maintenance.found', { count: counts[kind] })}</small>}
            </div>
            <Button disabled={counts[kind] === 0} loading={isLoading} onClick={() => void handlePreview(kind)}>
              {t('maintenance.run')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={confirmation !== null}
        title={confirmation ? t(`maintenance.clean-${confirmation.kind}`) : ''}
        question={confirmation ? t('maintenance.question', { preview: confirmation.preview }) : ''}
        confirmLabel={t('maintenance.run')}
        busy={isLoading}
        onConfirm={() => confirmation && void handleConfirm(confirmation.kind)}
        onClose={() => setConfirmation(null)}
      />
    </>
  );
}

/** The text at `key` when the server has reported number and size of the files, else the server's message. */
function resultText(t: TFunction, { language }: i18n, key: string, result: CleanUpResult): string {
  const { message, objects: count, bytes = 0 } = result;
  return count === undefined ? message : t(key, { count, size: localizedSize(sizeText(bytes), language) });
}
