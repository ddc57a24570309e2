import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { changeLocale } from '../i18n/i18n.js';
import { LOCALES } from '@larder/locales/languages/locales';
import { Icon } from '../icons/Icon.js';
import { showToast } from '../toasts/toast.slice.js';
import { Dialog } from '../ui/dialogs/Dialog.js';
import { LanguageChoice } from './LanguageChoice.js';
import { findLocales } from './find-locales.js';
import styles from './LanguageDialog.module.css';

/** The language dialog: search by name; selecting one takes effect at once. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const matches = findLocales(LOCALES, query, i18n.language);

  const handleChoose = (code: string) => {
    changeLocale(code).then(onClose, () =>
      dispatch(showToast({ level: 'error', key: 'language-dialog.could-not-load' })),
    );
  };

  return (
    <Dialog open title={t('language-dialog.choose-language')} icon="language" onClose={onClose}>
      <Input
        autoFocus
        allowClear
        value={query}
        prefix={<Icon name="search" size={18} />}
        aria-label={t('language-dialog.find-a-language')}
        placeholder={t('language-dialog.find-a-language')}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={styles.list}>
        {matches.map((locale) => (
          <li key={locale.code}>
            <LanguageChoice locale={locale} selected={locale.code === i18n.language} onChoose={handleChoose} />
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p className={styles.none}>{t('search.no-matches')}</p>}
    </Dialog>
  );
}
