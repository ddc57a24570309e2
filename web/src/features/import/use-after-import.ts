import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePreference } from '../../shared/hooks/preference.js';
import { afterImportPreference, afterImportParam, type AfterImport } from './after-import.js';

/** What happens after an import: what the address asks for, else what this device chose last. */
export function useAfterImport(): [AfterImport, (after: AfterImport) => void] {
  const [query] = useSearchParams();
  const [requested, setRequested] = useState(() => afterImportParam(query));
  const [preferred, setPreferred] = usePreference(afterImportPreference);
  const choose = (after: AfterImport) => {
    setRequested(null);
    setPreferred(after);
  };
  return [requested ?? preferred, choose];
}
