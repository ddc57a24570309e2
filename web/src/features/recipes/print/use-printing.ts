import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../../shared/hooks/use-media.js';

/** Whether the page is being printed. Print-only content must be rendered before the browser continues. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  const onPaper = useMedia('print');
  useEffect(() => {
    const handleBefore = () => flushSync(() => setPrinting(true));
    const handleAfter = () => setPrinting(false);
    addEventListener('beforeprint', handleBefore);
    addEventListener('afterprint', handleAfter);
    return () => {
      removeEventListener('beforeprint', handleBefore);
      removeEventListener('afterprint', handleAfter);
    };
  }, []);
  return printing || onPaper;
}
