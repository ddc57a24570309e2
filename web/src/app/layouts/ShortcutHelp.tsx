import { Suspense, useState } from 'react';
import { useSingleKeys } from '../../shared/hooks/use-key-down.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const ShortcutDialog = lazyPart(async () => ({ default: (await import('./ShortcutDialog.js')).ShortcutDialog }));

/** `?` opens the list of keyboard shortcuts. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useSingleKeys({ '?': () => setOpen(true) });
  return <Suspense>{open && <ShortcutDialog onClose={() => setOpen(false)} />}</Suspense>;
}
