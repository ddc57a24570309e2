import { Icon } from '../../../shared/icons/Icon.js';
import { LanguageButton } from '../../../shared/language/LanguageButton.js';
import { SchemeSwitch } from '../../../shared/theme/scheme/SchemeSwitch.js';
import styles from './AppearanceAndLanguage.module.css';

/** The color scheme and language of this device. */
export function AppearanceAndLanguage() {
  return (
    <div className={styles.look}>
      <SchemeSwitch />
      <LanguageButton className={styles.language}>
        {(name) => (
          <>
            <Icon name="language" />
            {name}
          </>
        )}
      </LanguageButton>
    </div>
  );
}
