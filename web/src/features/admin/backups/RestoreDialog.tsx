import { useState } from 'react';
import type { BackupFile } from '@larder/contracts/admin/backup';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../shared/forms/FormError.js';
import { useUnloadWarning } from '../../../shared/forms/leave/use-unload-warning.js';
import { Checkbox } from '../../../shared/ui/controls/Checkbox.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import styles from './Backups.module.css';
import { PassphraseField } from './PassphraseField.js';
import { RestoreChoice, type RestoreMode } from './RestoreChoice.js';
import { RunProgress } from './RunProgress.js';
import { useRestore } from './use-restore.js';

export interface RestoreDialogProps {
  backup: Pick<BackupFile, 'name' | 'encrypted' | 'product'>;
  onClose: () => void;
}

/**
 * Asks for confirmation, and shows the progress; afterwards all users have to sign in again. A backup of Mealie can be
 * added as new groups instead. After a failure the input stays, e.g. to correct the passphrase.
 */
export function RestoreDialog({ onClose, backup: { name, encrypted, product } }: RestoreDialogProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<RestoreMode | null>(product === 'mealie' ? null : 'replace');
  const [acknowledged, setAcknowledged] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const { run, isLoading, problem } = useRestore(onClose);
  useUnloadWarning(isLoading);
  const isReady = mode === 'merge' || (mode === 'replace' && acknowledged);
  return (
    <Dialog
      open
      title={t('backup.restore-title')}
      icon="undo"
      destructive={mode === 'replace'}
      onClose={() => !isLoading && onClose()}
      actions={
        <Button
          type="primary"
          danger={mode === 'replace'}
          disabled={!isReady}
          loading={isLoading}
          onClick={() => mode && void run(mode, name, passphrase)}
        >
          {t(mode === 'merge' ? 'backup.merge' : 'backup.restore')}
        </Button>
      }
    >
      <div className={styles.question}>
        <p>
          <strong dir="ltr" className={styles.name}>
            {name}
          </strong>
        </p>
        {product === 'mealie' && <RestoreChoice value={mode} disabled={isLoading} onChange={setMode} />}
        {mode === 'merge' && <p>{t('backup.merge-text')}</p>}
        {mode === 'replace' && <p>{t('backup.restore-text')}</p>}
        {mode === 'replace' && <p>{t('backup.restore-sessions')}</p>}
        {encrypted && <PassphraseField value={passphrase} disabled={isLoading} onChange={setPassphrase} />}
        {mode === 'replace' && (
          <Checkbox
            checked={acknowledged}
            disabled={isLoading}
            onChange={({ target }) => setAcknowledged(target.checked)}
          >
            {t('backup.restore-acknowledgment')}
          </Checkbox>
        )}
        {isLoading && <RunProgress />}
        {problem && <FormError text={problem} />}
      </div>
    </Dialog>
  );
}
