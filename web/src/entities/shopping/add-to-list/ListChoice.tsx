import { useState } from 'react';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ShoppingListSummary } from '@larder/contracts/shopping/shopping-list';
import { problemText } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useCreateShoppingListMutation } from '../shopping-lists.api.js';
import styles from './AddToList.module.css';

export interface ListChoiceProps {
  lists: readonly ShoppingListSummary[];
  value: string | null;
  onChange: (listId: string) => void;
}

/** Selects a shopping list, or creates the first one. */
export function ListChoice({ lists, value, onChange }: ListChoiceProps) {
  const { t } = useTranslation();
  if (lists.length === 0) return <NewList onCreated={onChange} />;
  return (
    <Select
      aria-label={t('shopping-list.shopping-list')}
      value={value}
      options={lists.map((list) => ({ value: list.id, label: list.name }))}
      onChange={onChange}
    />
  );
}

function NewList({ onCreated }: { onCreated: (listId: string) => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [create, { isLoading }] = useCreateShoppingListMutation();
  const [typed, setTyped] = useState('');
  const name = typed.trim();

  const handleCreate = async () => {
    if (!name || isLoading) return;
    const { data, error } = await create(name);
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    else onCreated(data.id);
  };
  return (
    <div className={styles.newList}>
      <Input
        dir="auto"
        aria-label={t('shopping-list.name-of-new-list')}
        placeholder={t('shopping-list.name-of-new-list')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void handleCreate()}
      />
      <Button disabled={!name} loading={isLoading} onClick={() => void handleCreate()}>
        {t('general.create')}
      </Button>
    </div>
  );
}
