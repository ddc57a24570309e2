import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeVersionSummary } from '@larder/contracts/recipe/version';
import { dateText } from '../../../shared/dates/date-text.js';
import { listText } from '../../../shared/text/list-text.js';
import { fieldLabel } from '../edit/draft/field-label.js';
import { VersionChanges } from './VersionChanges.js';
import styles from './history.module.css';

export interface VersionRowProps {
  recipeId: string;
  version: RecipeVersionSummary;
  /** Absent for users who may not edit the recipe. */
  onRestore?: (() => void) | undefined;
  busy: boolean;
}

/** A version: time, author and changed fields; its lines on demand. */
export function VersionRow({ recipeId, version, onRestore, busy }: VersionRowProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { number, changedBy, changedAt, changedFields } = version;
  const date = dateText(changedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = changedBy.name ?? t('recipe-history.former-member');
  const names = changedFields.map((field) => t(fieldLabel(field)));
  return (
    <li className={styles.version}>
      <span className={styles.change}>
        {t('recipe-history.changed', { name, fields: listText(names, i18n.language) })}
      </span>
      <time dateTime={changedAt}>{date}</time>
      <div className={styles.actions}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'recipe-history.hide' : 'recipe-history.show')}
        </Button>
        {onRestore && (
          <Button disabled={busy} aria-label={t('recipe-history.restore-label', { date })} onClick={onRestore}>
            {t('recipe-history.restore')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.changes}>
          <VersionChanges recipeId={recipeId} number={number} />
        </div>
      )}
    </li>
  );
}
