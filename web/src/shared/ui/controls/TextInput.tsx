import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix' | 'onKeyDown'> {
  size?: 'middle' | 'large' | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  onPressEnter?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Clears the field: shows a button while it is not empty. */
  onClear?: (() => void) | undefined;
}

/** A text field, without Ant Design, with optional content before and after the text. */
export function TextInput(props: TextInputProps) {
  const { size = 'middle', prefix, suffix, onPressEnter, onClear, className, ...rest } = props;
  // A form passes undefined for an empty field: the input must stay controlled.
  const value = 'value' in rest ? { value: rest.value ?? '' } : {};
  const frame = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onClear?.();
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={frame} className={classes(styles.field, size === 'large' && styles.large, className)}>
      {prefix}
      <input {...rest} {...value} onKeyDown={(event) => isEnter(event) && onPressEnter?.(event)} />
      {onClear && rest.value !== '' && <ClearButton onClick={clear} />}
      {suffix}
    </span>
  );
}

/** Whether Enter was pressed, but not to accept text that is being composed (Chinese, Japanese, Korean input). */
function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" tabIndex={-1} className={styles.clear} aria-label={t('general.clear')} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  );
}
