import { useRef } from 'react';

/**
 * Handles one submission at a time: Enter in a field submits a form also while its button is busy, and a form with one
 * field twice.
 */
export function useSingleSubmit<Values>(onSubmit: (values: Values) => Promise<void>) {
  const isBusy = useRef(false);
  return async (values: Values): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await onSubmit(values).finally(() => {
      isBusy.current = false;
    });
  };
}
