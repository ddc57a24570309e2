import { useState } from 'react';
import { useRecoveries } from '../use-outage.js';

/** Whether an image could not be loaded, and the handler that reports it. The image is loaded again after an outage. */
export function useBrokenImage(source: string | null): [isBroken: boolean, markBroken: () => void] {
  const attempt = `${useRecoveries()} ${source}`;
  const [broken, setBroken] = useState<string | null>(null);
  return [broken === attempt, () => setBroken(attempt)];
}
