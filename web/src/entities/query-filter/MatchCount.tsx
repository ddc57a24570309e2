import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { statusOf, type Failure } from '../../api/call-problem.js';
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
  return (
    <p className={styles.count} role="status">
      {problem && problemText(t, problem)}
      {!problem && error && failureText(t, error)}
      {!problem && !error && count !== undefined && t('query-filter.matches', { count })}
    </p>
  );
}

function problemText(t: TFunction, problem: FilterProblem): string {
  if (problem.kind === 'no-value') return t('query-filter.value-missing', { row: problem.row });
  return t('query-filter.parentheses-mismatch');
}

function failureText(t: TFunction, error: Failure): string {
  return t(REFUSALS.includes(statusOf(error)) ? 'query-filter.invalid' : 'page.could-not-be-loaded');
}
