import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon.js';
import { TextInput, type TextInputProps } from '../../ui/controls/TextInput.js';
import styles from './PasswordInput.module.css';

/** A password field with a button that shows the value. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isVisible}
          aria-label={t('user.show-password')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name="eye" size={18} />
        </button>
      }
    />
  );
}
