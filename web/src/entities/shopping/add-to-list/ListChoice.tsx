import { useEffect, useState } from 'react';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { definePreference } from '../../../shared/hooks/preference.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useCreateShoppingListMutation, useListShoppingListsQuery } from '../shopping-lists.api.js';
import styles from './AddToList.module.css';

/** The list that was selected last in this browser. */
const lastList = definePreference<string>('shopping-last-list', '', (stored) => typeof stored === 'string');

export interface ListChoiceProps {
  value: string | null;
  onChange: (listId: string) => void;
}

/** Selects a list, initially the last one; or creates one. */
export function ListChoice({ value, onChange }: ListChoiceProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { data: lists } = useListShoppingListsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading }] = useCreateShoppingListMutation();
  const [name, setName] = useState('');
  const choose = (listId: string) => {
    lastList.set(listId);
    onChange(listId);
  };
  useEffect(() => {
    if (value !== null || !lists?.[0]) return;
    onChange(lists.find(({ id }) => id === lastList.get())?.id ?? lists[0].id);
  }, [value, lists, onChange]);
  const handleCreate = async () => {
    const { data, error } = await create(name.trim());
    if (error) return dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    return choose(data.id);
  };
  if (!lists) return null;
  if (lists.length === 0)
    return (
      <div className={styles.newList}>
        <Input
          dir="auto"
          aria-label={t('shopping-list.name-of-new-list')}
          placeholder={t('shopping-list.name-of-new-list')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => void handleCreate()}
        />
        <Button disabled={!name.trim()} loading={isLoading} onClick={() => void handleCreate()}>
          {t('general.create')}
        </Button>
      </div>
    );
  return (
    <Select
      aria-label={t('shopping-list.shopping-list')}
      value={value}
      options={lists.map((list) => ({ value: list.id, label: list.name }))}
      onChange={choose}
    />
  );
}
