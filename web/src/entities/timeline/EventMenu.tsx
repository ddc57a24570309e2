import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { useOutcomeToast } from '../../api/use-outcome-toast.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../shared/ui/controls/overlays/use-menu-entry.js';
import { useDeleteEventMutation } from './event.api.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const EventDialog = lazyPart(async () => ({ default: (await import('./EventDialog.js')).EventDialog }));
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../shared/ui/dialogs/ConfirmDialog.js')).ConfirmDialog,
}));

/** The actions of authors on their own event. */
export function EventMenu({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation();
  const entry = useMenuEntry();
  const showOutcome = useOutcomeToast();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [remove, { isLoading, isSuccess }] = useDeleteEventMutation();
  const close = () => setOpen(null);
  const items = [
    entry('pen', 'general.edit', () => setOpen('edit')),
    entry('trash', 'general.delete', () => setOpen('delete'), { danger: true }),
  ];
  return (
    <>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <IconButton icon="more" label={t('recipe.more-for', { name: event.subject })} />
      </ButtonMenu>
      <Suspense>
        {open === 'edit' && <EventDialog event={event} onClose={close} />}
        {open === 'delete' && (
          <ConfirmDialog
            open
            title={t('general.delete-named', { name: event.subject })}
            question={t('timeline.delete-question', { subject: event.subject })}
            confirmLabel={t('general.delete')}
            busy={isLoading || isSuccess} // until the event is removed
            onConfirm={() => void showOutcome(remove(event.id), { key: 'timeline.event-deleted' })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
