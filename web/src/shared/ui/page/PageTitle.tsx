import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../hooks/use-document-title.js';
import styles from './PageTitle.module.css';

/** The heading of a page, which is also the document title. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  useDocumentTitle(title);
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
