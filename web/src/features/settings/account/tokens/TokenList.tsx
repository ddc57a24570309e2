import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { languageTag } from '@larder/locales/languages/locales';
import { useSave } from '../../../../api/use-save.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/ConfirmDialog.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { useDeleteTokenMutation } from '../account-pages.api.js';
import styles from './TokenList.module.css';

/** The existing tokens; deleting one revokes it at once. */
export function TokenList({ tokens }: { tokens: readonly TokenOut[] }) {
  const { t, i18n } = useTranslation();
  const [leaving, setLeaving] = useState<TokenOut | null>(null);
  const [remove, { isLoading }] = useDeleteTokenMutation();
  const { save } = useSave('settings.token.token-deleted');
  const date = new Intl.DateTimeFormat(languageTag(i18n.language), { dateStyle: 'medium' });

  const handleConfirm = async () => {
    if (leaving) await save(remove(leaving.id));
    setLeaving(null);
  };
  return (
    <>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <li key={token.id} className={styles.token}>
            <Icon name="key" />
            <span className={styles.words}>
              <strong dir="auto">{token.name}</strong>
              {token.createdAt && <small>{date.format(new Date(token.createdAt))}</small>}
            </span>
            <IconButton
              icon="trash"
              label={t('settings.token.delete-token', { name: token.name })}
              onClick={() => setLeaving(token)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={t('settings.token.delete-a-token')}
        question={t('settings.token.delete-question', { name: leaving?.name ?? '' })}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
