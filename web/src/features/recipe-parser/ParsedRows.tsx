import { useState } from 'react';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../shared/icons/Icon.js';
import { allMissingRecords, needsReview, type ParsedRow } from './parsed-row.js';
import { ParsedActions } from './ParsedActions.js';
import { ParsedRowCard } from './ParsedRowCard.js';
import styles from './parser.module.css';
import { useMissingRecords } from './use-missing-records.js';

export interface ParsedRowsProps {
  recipe: Recipe;
  parsed: readonly ParsedRow[];
  /** The path of the recipe. */
  back: string;
}

/** The lines, uncertain ones first. */
export function ParsedRows({ recipe, parsed, back }: ParsedRowsProps) {
  const { t } = useTranslation();
  const [opened] = useState(parsed);
  const [rows, setRows] = useState(opened);
  // An accepted line keeps its position, so that no row moves under the pointer.
  const [uncertain] = useState(() => new Set(opened.filter(needsReview).map(({ key }) => key)));
  const [view, setView] = useState<'uncertain' | 'all'>(uncertain.size > 0 ? 'uncertain' : 'all');
  const { createAll, creating, problem } = useMissingRecords(setRows);

  const change = (key: string, changes: Partial<ParsedRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const missing = allMissingRecords(rows);
  const visibleRows = view === 'all' ? rows : rows.filter(({ key }) => uncertain.has(key));
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
      <ParsedActions recipe={recipe} rows={rows} isCorrected={rows !== opened} missingProblem={problem} back={back} />
    </>
  );
}
