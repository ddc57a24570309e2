import { useState, type Ref } from 'react';
import { Input, type InputProps, type InputRef } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.js';
import styles from './PasswordInput.module.css';

/** A password field whose eye shows what was typed. */
export function PasswordInput({ ref, ...props }: InputProps & { ref?: Ref<InputRef> }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      ref={ref}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={shown}
          aria-label={t('user.show-password')}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" size={18} />
        </button>
      }
    />
  );
}
