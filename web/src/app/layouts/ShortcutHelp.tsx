import { lazy, Suspense, useState } from 'react';
import { usePlainKeys } from '../../shared/hooks/use-key-down.js';

const ShortcutDialog = lazy(async () => ({ default: (await import('./ShortcutDialog.js')).ShortcutDialog }));

/** `?` tells which keys do what. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  usePlainKeys({ '?': () => setOpen(true) });
  return <Suspense>{open && <ShortcutDialog onClose={() => setOpen(false)} />}</Suspense>;
}
