import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { statusOf, type Failure } from '../../api/call-problem.js';

export interface LoadProblemProps {
  error: Failure | undefined;
  /** Shown when the record does not exist, e.g. any more: then loading it again is no use. */
  notFound: string;
  onRetry: () => void;
}

/** Why the record of a page could not be loaded; nothing without an error. */
export function LoadProblem({ error, notFound, onRetry }: LoadProblemProps) {
  if (!error) return null;
  if (statusOf(error) === 404) return <PageMessage kind="empty" title={notFound} />;
  return <PageMessage kind="error" onRetry={onRetry} />;
}
