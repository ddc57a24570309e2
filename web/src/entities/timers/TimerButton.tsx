import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const TimerDialog = lazyPart(async () => ({ default: (await import('./dock/TimerDialog.js')).TimerDialog }));

/** Opens the kitchen timer. */
export function TimerButton({ recipeName }: { recipeName: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="timer" label={t('timer.timer')} size="large" onClick={() => setOpen(true)} />
      <Suspense>{open && <TimerDialog recipeName={recipeName} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
