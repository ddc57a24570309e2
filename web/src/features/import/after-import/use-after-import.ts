import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePreference } from '../../../shared/hooks/preference.js';
import { afterImportPreference, afterImportParam, type AfterImport } from './after-import.js';

/** The action after an import: from the URL, else the last one on this device. */
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
