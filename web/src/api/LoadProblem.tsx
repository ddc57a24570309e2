import type { ReactNode } from 'react';
import { PageMessage } from '../shared/ui/page/PageMessage.js';
import { statusOf, type Failure } from './call-problem.js';

export interface LoadProblemProps {
  error: Failure | undefined;
  /** Shown when the record does not exist, e.g. any more: then loading it again is no use. */
  notFound: string;
  onRetry: () => void;
  /** The next step instead. */
  children?: ReactNode;
}

/** Why a record could not be loaded; nothing without an error. */
export function LoadProblem({ error, notFound, onRetry, children }: LoadProblemProps) {
  if (!error) return null;
  const isGone = statusOf(error) === 404;
  return (
    <PageMessage {...(isGone ? { kind: 'empty', title: notFound } : { kind: 'error', onRetry })}>
      {children}
    </PageMessage>
  );
}
