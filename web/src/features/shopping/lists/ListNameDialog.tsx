import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../../api/use-save.js';
import {
  useChangeShoppingListMutation,
  useCreateShoppingListMutation,
} from '../../../entities/shopping/shopping-lists.api.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';

const MAX_NAME_LENGTH = 255;

export interface ListNameDialogProps {
  /** The list to rename; null creates a new one and opens it. */
  list: { id: string; name: string | null } | null;
  onClose: () => void;
}

/** The name dialog of a list. */
export function ListNameDialog({ list, onClose }: ListNameDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [name, setName] = useState(list?.name ?? '');
  const [create, creation] = useCreateShoppingListMutation();
  const [rename, renaming] = useChangeShoppingListMutation();
  const { save, problem } = useSave(list ? 'shopping-list.renamed' : 'shopping-list.created');
  const typed = name.trim();
  const renameList = async (id: string) => {
    const isSaved = await save(rename({ id, name: typed }));
    if (isSaved) onClose();
    return isSaved;
  };
  const handleSave = useSingleSubmit(async () => {
    if (!typed) return false;
    if (list) return renameList(list.id);
    const call = create(typed);
    if (!(await save(call))) return false;
    onClose();
    await navigate(`/shopping-lists/${(await call.unwrap()).id}`);
    return true;
  });
  return (
    <Dialog
      open
      icon="list"
      title={t(list ? 'shopping-list.rename' : 'shopping-list.new-list')}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          disabled={!typed}
          loading={creation.isLoading || renaming.isLoading}
          onClick={() => void handleSave()}
        >
          {t(list ? 'general.save' : 'general.create')}
        </Button>
      }
    >
      <Input
        autoFocus
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        aria-label={t('general.name')}
        placeholder={t('shopping-list.name-example')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void handleSave()}
      />
      <FormError text={problem} />
    </Dialog>
  );
}
