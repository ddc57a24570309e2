import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { statusOf } from '../../api/call-problem.js';
import { useDebounced } from '../../shared/hooks/use-debounced.js';
import { useCountMatchesQuery } from './match-count.api.js';
import type { FilterProblem } from './filter-text.js';
import styles from './FilterBuilder.module.css';

const DEBOUNCE_MS = 400;
/** The statuses for a filter that the server does not understand. */
const REFUSALS: readonly (number | null)[] = [400, 422];

/** The error of a filter or, for a valid one, the number of matching recipes. */
export function MatchCount({ filter, problem }: { filter: string; problem: FilterProblem | null }) {
  const { t } = useTranslation();
  const debounced = useDebounced(filter, DEBOUNCE_MS);
  const { currentData: count, error } = useCountMatchesQuery(debounced && debounced === filter ? debounced : skipToken);
  const text =
    problem?.kind === 'no-value'
      ? t('query-filter.value-missing', { row: problem.row })
      : problem
        ? t('query-filter.parentheses-mismatch')
        : error
          ? t(REFUSALS.includes(statusOf(error)) ? 'query-filter.invalid' : 'page.could-not-be-loaded')
          : count !== undefined && t('query-filter.matches', { count });
  return (
    <p className={styles.count} role="status">
      {text}
    </p>
  );
}
