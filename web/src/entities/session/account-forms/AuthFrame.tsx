import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '../../../shared/hooks/use-document-title.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { LanguageButton } from '../../../shared/language/LanguageButton.js';
import { Logo } from '../../../shared/ui/art/Logo.js';
import { ShelfScene } from '../../../shared/ui/art/ShelfScene.js';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The layout of sign-in pages: an illustration on one side, a form on the other. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <aside className={styles.image}>
        <div className={styles.brand}>
          <Logo size={48} />
          <span>{PRODUCT_NAME}</span>
        </div>
        <ShelfScene />
        <p className={styles.tagline}>{t('about.tagline')}</p>
      </aside>
      <main className={styles.side}>
        <div className={styles.form}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p>{text}</p>
          </header>
          {children}
        </div>
        <LanguageButton className={styles.language}>
          {(name) => (
            <>
              <Icon name="language" size={18} />
              {name}
            </>
          )}
        </LanguageButton>
      </main>
    </div>
  );
}
