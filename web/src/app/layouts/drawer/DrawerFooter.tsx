import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { LanguageButton } from '../../../shared/language/LanguageButton.js';
import { SchemeSwitch } from '../../../shared/theme/scheme/SchemeSwitch.js';
import styles from './SideDrawer.module.css';

/** The footer of the drawer: language and theme. */
export function DrawerFooter() {
  const { t } = useTranslation();
  return (
    <>
      <LanguageButton className={styles.entry}>
        {(name) => (
          <>
            <Icon name="language" />
            <span>{t('sidebar.language')}</span>
            <span className={styles.value}>{name}</span>
          </>
        )}
      </LanguageButton>
      <SchemeSwitch />
    </>
  );
}
