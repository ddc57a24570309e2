import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import styles from './Notes.module.css';

/** The notes of a recipe. */
export function Notes({ notes }: { notes: Recipe['notes'] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={t('recipe.notes')}>
      <h2>{t('recipe.notes')}</h2>
      {notes.map((note, index) => (
        <div key={index} className={styles.note}>
          {note.title && <h3 dir="auto">{note.title}</h3>}
          <Markdown>{note.text}</Markdown>
        </div>
      ))}
    </section>
  );
}
