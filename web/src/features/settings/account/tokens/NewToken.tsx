import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { Notice } from '../../../../shared/ui/page/Notice.js';
import { ReadOnlyText } from '../../../../shared/ui/data/ReadOnlyText.js';
import styles from './NewToken.module.css';

/** Shows the new token; it is not available later. */
export function NewToken({ token, onClose }: { token: TokenOut; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.made}>
      <Notice level="success" title={t('settings.token.copy-this-token')}>
        {t('settings.token.never-shown-again')}
      </Notice>
      <ReadOnlyText label={token.name} copyLabel={t('settings.token.copy-token')} text={token.token} />
      <Button className={styles.close} onClick={onClose}>
        {t('settings.token.confirm-copied')}
      </Button>
    </div>
  );
}
