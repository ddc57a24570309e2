import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { staleWith, useDeleteEntryMutation } from '../../../shared/catalogue/catalogue.api.js';
import { nameOf, type CatalogueKind, type CatalogueRecords } from '../../../shared/catalogue/catalogue.js';
import { useEach } from '../../../shared/hooks/use-each.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { DeleteManyDialog } from '../table/DeleteManyDialog.js';

export interface DeleteEntriesDialogProps {
  kind: CatalogueKind;
  entries: readonly CatalogueRecords[CatalogueKind][];
  /** Called when they are gone, or as many as could be. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks, then deletes one record after the other; what could not be deleted is named. */
export function DeleteEntriesDialog({ kind, entries, onDone, onClose }: DeleteEntriesDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove] = useDeleteEntryMutation();
  const { run, progress } = useEach<CatalogueRecords[CatalogueKind]>();

  const handleConfirm = async () => {
    const failed = await run(entries, ({ id }) => remove({ kind, id, oneOfMany: true }));
    dispatch(api.util.invalidateTags(staleWith(kind)));
    dispatch(
      showToast(
        failed.length === 0
          ? { level: 'success', text: t('data.deleted', { count: entries.length }) }
          : { level: 'error', text: t('data.not-deleted', { names: failed.map(nameOf).join(', ') }) },
      ),
    );
    onDone();
    onClose();
  };
  return (
    <DeleteManyDialog
      title={t('data.delete-title', { count: entries.length })}
      warning={t(`data.${kind}.delete-warning`)}
      names={entries.map(nameOf)}
      progress={progress}
      busy={progress !== null}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    />
  );
}
