import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api.js';
import { tagsAffectedBy, useDeleteCatalogueRecordsMutation } from '../../../entities/catalogue/catalogue.api.js';
import { nameOf, type CatalogueKind, type CatalogueRecords } from '../../../entities/catalogue/catalogue.js';
import { DeleteManyDialog } from '../table/DeleteManyDialog.js';

export interface DeleteRowsDialogProps {
  kind: CatalogueKind;
  records: readonly CatalogueRecords[CatalogueKind][];
  /** Called after the deletion. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then deletes records of one kind. */
export function DeleteRowsDialog({ kind, records, onDone, onClose }: DeleteRowsDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [remove] = useDeleteCatalogueRecordsMutation();
  return (
    <DeleteManyDialog
      items={records}
      nameOf={nameOf}
      warning={t(`data.${kind}.delete-warning`)}
      remove={(batch) => remove({ kind, ids: batch.map(({ id }) => id) })}
      onSettled={() => dispatch(api.util.invalidateTags(tagsAffectedBy(kind)))}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
