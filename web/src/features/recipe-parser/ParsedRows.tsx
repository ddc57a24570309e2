import { useState } from 'react';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../shared/forms/FormError.js';
import { useSave } from '../../api/use-save.js';
import { Icon } from '../../shared/icons/Icon.js';
import { usePatchRecipeMutation } from '../../entities/recipes/own-recipes.api.js';
import { allMissingRecords, needsReview, toIngredient, type ParsedRow } from './parsed-row.js';
import { ParsedRowCard } from './ParsedRowCard.js';
import styles from './parser.module.css';
import { useMissingRecords } from './use-missing-records.js';

export interface ParsedRowsProps {
  recipe: Recipe;
  parsed: readonly ParsedRow[];
  /** The path of the recipe. */
  back: string;
}

/** The lines, uncertain ones first; all are saved at once. */
export function ParsedRows({ recipe, parsed, back }: ParsedRowsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [rows, setRows] = useState(parsed);
  // An accepted line keeps its position, so that no row moves under the pointer.
  const [uncertain] = useState(() => new Set(parsed.filter(needsReview).map(({ key }) => key)));
  const [view, setView] = useState<'uncertain' | 'all'>(uncertain.size > 0 ? 'uncertain' : 'all');
  const { createAll, creating, problem: missingProblem } = useMissingRecords(setRows);
  const [patch, { isLoading }] = usePatchRecipeMutation();
  const { save, problem } = useSave('parser.saved');

  const change = (key: string, changes: Partial<ParsedRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const handleSave = async () => {
    const changes = {
      recipeIngredient: rows.map(toIngredient),
      settings: { ...recipe.settings, disableAmount: false },
    };
    if (await save(patch({ slug: recipe.slug, changes }))) await navigate(back);
  };
  const missing = allMissingRecords(rows);
  const visibleRows = view === 'all' ? rows : rows.filter(({ key }) => uncertain.has(key));
  const remaining = rows.filter(needsReview).length;
  return (
    <>
      <div className={styles.head}>
        <Segmented
          aria-label={t('parser.lines-shown')}
          value={view}
          onChange={setView}
          options={[
            { value: 'uncertain' as const, label: t('parser.to-review', { count: uncertain.size }) },
            { value: 'all' as const, label: t('parser.all', { count: rows.length }) },
          ]}
        />
        {missing.length > 0 && (
          <Button icon={<Icon name="plus" size={18} />} loading={creating} onClick={() => void createAll(missing)}>
            {t('parser.create-all-missing', { count: missing.length })}
          </Button>
        )}
      </div>
      {visibleRows.length === 0 && <p>{t('parser.nothing-to-review')}</p>}
      <ol className={styles.rows}>
        {visibleRows.map((row) => (
          <ParsedRowCard
            key={row.key}
            row={row}
            onChange={(changes) => change(row.key, changes)}
            onCreate={(missing) => void createAll([missing])}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <FormError text={problem ?? missingProblem} />
        <span role="status">
          {remaining > 0 ? t('parser.lines-to-review', { count: remaining }) : t('parser.all-reviewed')}
        </span>
        <Button type="text" size="large" onClick={() => void navigate(back)}>
          {t('general.cancel')}
        </Button>
        <Button type="primary" size="large" loading={isLoading} onClick={() => void handleSave()}>
          {t('parser.save-all')}
        </Button>
      </div>
    </>
  );
}
