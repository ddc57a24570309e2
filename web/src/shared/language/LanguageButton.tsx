import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@larder/locales/languages/locales';
import { lazyPart } from '../theme/lazy-part.js';

const LanguageDialog = lazyPart(async () => ({ default: (await import('./LanguageDialog.js')).LanguageDialog }));

export interface LanguageButtonProps {
  className?: string;
  /** Renders the content of the button with the language's own name. */
  children: (languageName: string) => ReactNode;
}

/** Opens the language dialog. */
export function LanguageButton({ className, children }: LanguageButtonProps) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const current = LOCALES.find(({ code }) => code === i18n.language);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children(current?.name ?? i18n.language)}
      </button>
      <Suspense>{open && <LanguageDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
