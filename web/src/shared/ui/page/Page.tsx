import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.js';
import { Icon } from '../../icons/Icon.js';
import { PageTitle } from './PageTitle.js';
import styles from './Page.module.css';

export interface PageProps {
  title: string;
  /** A sentence that describes the page. */
  text?: string;
  /** The back link above the title. */
  back?: { to: string; label: string };
  /** The actions next to the title. */
  actions?: ReactNode;
  width?: 'narrow' | 'medium';
  children: ReactNode;
}

/** A page of settings or lists: back link, title, actions and panels. */
export function Page({ title, text, back, actions, width = 'narrow', children }: PageProps) {
  return (
    <div className={classes(styles.page, width === 'medium' && styles.medium)}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="back" size={18} />
          {back.label}
        </Link>
      )}
      <div className={styles.head}>
        <PageTitle title={title}>{text}</PageTitle>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
