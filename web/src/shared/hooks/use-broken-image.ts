import { useState } from 'react';
import { useRecoveries } from './use-outage.js';

/**
 * Whether an image could not be loaded, and what to call when that is so. It is tried again when the server was away in
 * the meantime.
 */
export function useBrokenImage(source: string | null): [isBroken: boolean, markBroken: () => void] {
  const attempt = `${useRecoveries()} ${source}`;
  const [broken, setBroken] = useState<string | null>(null);
  return [broken === attempt, () => setBroken(attempt)];
}
