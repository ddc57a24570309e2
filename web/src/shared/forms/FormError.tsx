import { Icon } from '../icons/Icon.js';
import styles from './FormError.module.css';

/** The error of the whole form, announced by screen readers; kept until the next attempt. */
export function FormError({ id, text }: { id?: string; text: string | null | undefined }) {
  return (
    <div id={id} className={styles.place}>
      {text && (
        <p className={styles.error} role="alert">
          <Icon name="error" size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
