import { downloadByToken } from '../shared/urls/download-by-token.js';
import type { CallResult } from './call-problem.js';
import { useOutcomeToast } from './use-outcome-toast.js';

type TokenCall = PromiseLike<CallResult & { data?: { fileToken: string } | undefined }>;

/** Downloads a file whose token is requested first; a failure is shown as a toast. */
export function useTokenDownload(): (tokenCall: TokenCall) => Promise<void> {
  const showOutcome = useOutcomeToast();
  return async (tokenCall) => {
    const result = await tokenCall;
    await showOutcome(Promise.resolve(result));
    if (result.data) downloadByToken(result.data.fileToken);
  };
}
