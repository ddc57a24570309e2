import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { useOutcomeToast } from '../../../../api/use-outcome-toast.js';
import { dateText } from '../../../../shared/dates/date-text.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/ConfirmDialog.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { useDeleteTokenMutation } from '../account-pages.api.js';
import styles from './TokenList.module.css';

/** The existing tokens; deleting one revokes it at once. */
export function TokenList({ tokens }: { tokens: readonly TokenOut[] }) {
  const { t, i18n } = useTranslation();
  const [deleting, setDeleting] = useState<TokenOut | null>(null);
  const [remove, { isLoading }] = useDeleteTokenMutation();
  const showOutcome = useOutcomeToast();

  const handleConfirm = async () => {
    if (!deleting) return;
    if (await showOutcome(remove(deleting.id), { key: 'settings.token.token-deleted' })) setDeleting(null);
  };
  return (
    <>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <li key={token.id} className={styles.token}>
            <Icon name="key" />
            <span className={styles.words}>
              <strong dir="auto">{token.name}</strong>
              {token.createdAt && <small>{dateText(token.createdAt, i18n.language, { dateStyle: 'medium' })}</small>}
            </span>
            <IconButton
              icon="trash"
              label={t('settings.token.delete-token', { name: token.name })}
              onClick={() => setDeleting(token)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        title={t('settings.token.delete-a-token')}
        question={t('settings.token.delete-question', { name: deleting?.name ?? '' })}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
