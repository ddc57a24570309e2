import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { basePath } from '../../../shared/urls/base-path.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { ReadOnlyText } from '../../../shared/ui/data/ReadOnlyText.js';
import { useMailResetLinkMutation, useCreateResetTokenMutation } from '../admin.api.js';
import styles from './AccountPanel.module.css';

/** A password reset link, to be copied or mailed. */
export function ResetLink({ email }: { email: string }) {
  const { t } = useTranslation();
  const [createToken, { data, isLoading }] = useCreateResetTokenMutation();
  const [mailLink, { isLoading: isMailing }] = useMailResetLinkMutation();
  const creation = useSave('admin.reset-link-created');
  const mailing = useSave('profile.email-sent');
  return (
    <div className={styles.panel}>
      <p>{t('admin.reset-link-text')}</p>
      {data && (
        <ReadOnlyText label={t('admin.reset-link')} copyLabel={t('profile.copy-link')} text={resetLink(data.token)} />
      )}
      <div className={styles.buttons}>
        <Button icon={<Icon name="link" />} loading={isLoading} onClick={() => void creation.save(createToken(email))}>
          {t('admin.create-reset-link')}
        </Button>
        <Button icon={<Icon name="mail" />} loading={isMailing} onClick={() => void mailing.save(mailLink(email))}>
          {t('admin.mail-reset-link')}
        </Button>
      </div>
      <FormError text={creation.problem ?? mailing.problem} />
    </div>
  );
}

function resetLink(token: string): string {
  return `${window.location.origin}${basePath()}reset-password/?token=${encodeURIComponent(token)}`;
}
