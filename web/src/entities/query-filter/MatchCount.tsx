import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../shared/hooks/use-debounced.js';
import { useCountMatchesQuery } from './match-count.api.js';
import type { FilterProblem } from './filter-text.js';
import styles from './FilterBuilder.module.css';

const DEBOUNCE_MS = 400;

/** The error of a filter or, for a valid one, the number of matching recipes. */
export function MatchCount({ filter, problem }: { filter: string; problem: FilterProblem | null }) {
  const { t } = useTranslation();
  const debounced = useDebounced(filter, DEBOUNCE_MS);
  const { currentData: count, isError } = useCountMatchesQuery(
    debounced && debounced === filter ? debounced : skipToken,
  );
  const text =
    problem?.kind === 'no-value'
      ? t('query-filter.value-missing', { row: problem.row })
      : problem
        ? t('query-filter.parentheses-mismatch')
        : isError
          ? t('query-filter.invalid')
          : count !== undefined && t('query-filter.matches', { count });
  return (
    <p className={styles.count} role="status">
      {text}
    </p>
  );
}
