import { useRef } from 'react';

/**
 * Handles one submission at a time: Enter in a field submits a form also while its button is busy, and a form with one
 * field twice.
 *
 * @param onSubmit resolves to whether the form is done: then it is being closed, and further submissions are ignored
 */
export function useSingleSubmit<Arguments extends unknown[]>(onSubmit: (...values: Arguments) => Promise<boolean>) {
  const isBusy = useRef(false);
  return async (...values: Arguments): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    let isDone = false;
    try {
      isDone = await onSubmit(...values);
    } finally {
      isBusy.current = isDone;
    }
  };
}
