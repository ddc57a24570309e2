import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../../api/use-save.js';
import {
  useChangeShoppingListMutation,
  useCreateShoppingListMutation,
} from '../../../entities/shopping/shopping-lists.api.js';
import { NameDialog } from '../../../shared/forms/NameDialog.js';

export interface ListNameDialogProps {
  /** The list to rename; null creates a new one and opens it. */
  list: { id: string; name: string | null } | null;
  onClose: () => void;
}

/** The name dialog of a list. */
export function ListNameDialog({ list, onClose }: ListNameDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [create, creation] = useCreateShoppingListMutation();
  const [rename, renaming] = useChangeShoppingListMutation();
  const { save, problem } = useSave(list ? 'shopping-list.renamed' : 'shopping-list.created');
  const createList = async (name: string) => {
    const call = create(name);
    if (!(await save(call))) return false;
    await navigate(`/shopping-lists/${(await call.unwrap()).id}`);
    return true;
  };
  return (
    <NameDialog
      icon="list"
      title={t(list ? 'shopping-list.rename' : 'shopping-list.new-list')}
      action={t(list ? 'general.save' : 'general.create')}
      initialName={list?.name ?? ''}
      example={t('shopping-list.name-example')}
      isSaving={creation.isLoading || renaming.isLoading}
      problem={problem}
      onSave={list ? (name) => save(rename({ id: list.id, name })) : createList}
      onClose={onClose}
    />
  );
}
