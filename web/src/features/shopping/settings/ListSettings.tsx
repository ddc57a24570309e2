import { useId, useState } from 'react';
import { Button, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { useSave } from '../../../api/use-save.js';
import { useChangeShoppingListMutation } from '../../../entities/shopping/shopping-lists.api.js';
import { useListHouseholdMembersQuery } from '../../../entities/tenants/household-members.api.js';
import { MemberSelect } from '../../../entities/tenants/MemberSelect.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import styles from './Settings.module.css';

const MAX_NAME_LENGTH = 255;

/** Name and owner of a list, and whether it learns the order of items. */
export function ListSettings({ list, onClose }: { list: ShoppingListOut; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const members = useListHouseholdMembersQuery();
  const [name, setName] = useState(list.name ?? '');
  const [userId, setUserId] = useState(list.userId);
  const [learnAisleOrder, setLearnAisleOrder] = useState(list.learnAisleOrder);
  const [change, { isLoading }] = useChangeShoppingListMutation();
  const { save, problem } = useSave('shopping-list.saved');
  const handleSave = async () => {
    if (await save(change({ id: list.id, name: name.trim(), userId, learnAisleOrder }))) onClose();
  };
  return (
    <Dialog
      open
      icon="gear"
      title={t('shopping-list.settings')}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!name.trim()} loading={isLoading} onClick={() => void handleSave()}>
          {t('general.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <label className={styles.field}>
          {t('general.name')}
          <Input dir="auto" maxLength={MAX_NAME_LENGTH} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <div className={styles.field}>
          <label htmlFor={`${id}owner`}>{t('shopping-list.owner')}</label>
          <MemberSelect id={`${id}owner`} query={members} value={userId} onChange={setUserId} />
        </div>
        <div className={styles.switch}>
          <Switch id={`${id}learn`} checked={learnAisleOrder} onChange={setLearnAisleOrder} />
          <label htmlFor={`${id}learn`}>
            {t('shopping-list.learn-order')}
            <small>{t('shopping-list.learn-order-text')}</small>
          </label>
        </div>
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}
