import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './Notice.module.css';

export interface NoticeProps {
  level: 'info' | 'success' | 'warning' | 'error';
  title: string;
  children?: ReactNode;
}

/** An info box in the page. */
export function Notice({ level, title, children }: NoticeProps) {
  return (
    <section className={classes(styles.notice, styles[level])} role={level === 'error' ? 'alert' : 'note'}>
      <Icon name={level} size={22} />
      <div className={styles.body}>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
    </section>
  );
}
