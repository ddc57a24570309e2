import { useTranslation } from 'react-i18next';
import { languageTag, type Locale } from '@larder/locales/languages/locales';
import { progressOf } from '../i18n/translations.js';
import { Icon } from '../icons/Icon.js';
import styles from './LanguageDialog.module.css';

export interface LanguageChoiceProps {
  locale: Locale;
  selected: boolean;
  onChoose: (code: string) => void;
}

/** A language with its own name and the progress of its translation. */
export function LanguageChoice({ locale, selected, onChoose }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation();
  const progress = progressOf(locale.code);
  return (
    <button
      type="button"
      ref={selected ? scrollIntoView : undefined}
      className={styles.choice}
      aria-pressed={selected}
      onClick={() => onChoose(locale.code)}
    >
      <span className={styles.names}>
        <bdi lang={languageTag(locale.code)}>{locale.name}</bdi>
        <small>
          {progress === 0
            ? t('language-dialog.not-translated-yet')
            : t('language-dialog.translated', { progress: percentText(progress, i18n.language) })}
        </small>
      </span>
      {selected && <Icon name="check" />}
    </button>
  );
}

/** jsdom and old browsers lack `scrollIntoView`. */
function scrollIntoView(choice: HTMLElement | null) {
  choice?.scrollIntoView?.({ block: 'center' });
}

function percentText(percent: number, language: string): string {
  return (percent / 100).toLocaleString(language, { style: 'percent' });
}
