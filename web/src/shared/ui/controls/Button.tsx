import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './Spinner.js';
import { classes } from '../classes.js';
import styles from './Button.module.css';

interface ButtonLook {
  /** `default` has an outline, `text` no border, `primary` is the main action. */
  type?: 'default' | 'primary' | 'text' | undefined;
  size?: 'small' | 'middle' | 'large' | undefined;
  shape?: 'default' | 'circle' | undefined;
  danger?: boolean | undefined;
  /** Takes the full width. */
  block?: boolean | undefined;
  /** Shows a spinner; a button then ignores clicks. */
  loading?: boolean | undefined;
  icon?: ReactNode;
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'type'>;

export interface ButtonProps extends ButtonLook, NativeButton {
  htmlType?: 'button' | 'submit' | 'reset' | undefined;
}

/**
 * A button without Ant Design, for the pages that are opened first. Its props and styles follow Ant Design's button.
 */
export function Button({ htmlType = 'button', onClick, ...props }: ButtonProps) {
  const { look, loading, content, rest } = split(props);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} type={htmlType} className={look} aria-busy={loading || undefined} onClick={handleClick}>
      {content}
    </button>
  );
}

export type LinkButtonProps = ButtonLook & ComponentPropsWithRef<'a'>;

/** A link to another site or to a file, styled as a button. */
export function LinkButton(props: LinkButtonProps) {
  const { look, loading, content, rest } = split(props);
  return (
    <a {...rest} className={look} aria-busy={loading || undefined}>
      {content}
    </a>
  );
}

export type RouterLinkButtonProps = ButtonLook & LinkProps;

/** A link to a page of the app, styled as a button. */
export function RouterLinkButton(props: RouterLinkButtonProps) {
  const { look, loading, content, rest } = split(props);
  return (
    <Link {...rest} className={look} aria-busy={loading || undefined}>
      {content}
    </Link>
  );
}

function split<Props extends ButtonLook & { className?: string | undefined; children?: ReactNode }>(props: Props) {
  const { type = 'default', size = 'middle', shape, danger, block, loading = false, icon, ...others } = props;
  const { className, children, ...rest } = others;
  const hasText = children !== undefined && children !== null && children !== false;
  const look = classes(
    styles.button,
    styles[type],
    styles[size],
    shape === 'circle' && styles.circle,
    danger && styles.danger,
    block && styles.block,
    !hasText && styles.iconOnly,
    className,
  );
  const content = (
    <>
      {loading ? <Spinner /> : icon}
      {children}
    </>
  );
  return { look, loading, content, rest };
}
