import { useState } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../api/use-save.js';
import { BulkDialog, type BulkActionDialogProps } from './BulkDialog.js';
import { useListHouseholdMembersQuery } from '../../../../entities/tenants/household-members.api.js';
import { MemberSelect } from '../../../../entities/tenants/MemberSelect.js';
import { usePatchRecipesMutation } from '../recipe-data.api.js';

/** Changes the owner of many recipes to another member of the household. */
export function OwnerDialog({ recipes, onDone, onClose }: BulkActionDialogProps) {
  const { t } = useTranslation();
  const members = useListHouseholdMembersQuery();
  const [userId, setUserId] = useState<string>();
  const [patch, { isLoading }] = usePatchRecipesMutation();
  const { save, problem } = useSave('data.saved');

  const send = () => patch(recipes.map(({ id, slug }) => ({ id, slug, userId })));
  const handleConfirm = async () => {
    if (!(await save(send()))) return;
    onDone();
    onClose();
  };
  return (
    <BulkDialog
      icon="user"
      title={t('data.bulk-owner')}
      confirmLabel={t('general.save')}
      busy={isLoading}
      disabled={!userId}
      problem={problem}
      recipes={recipes}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('data.owner')} htmlFor="bulk-owner">
          <MemberSelect id="bulk-owner" query={members} value={userId} onChange={setUserId} />
        </Form.Item>
      </Form>
    </BulkDialog>
  );
}
