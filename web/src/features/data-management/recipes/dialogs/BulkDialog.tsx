import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../../shared/forms/FormError.js';
import type { IconName } from '../../../../shared/icons/paths.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import { NameList } from '../../table/NameList.js';
import type { BulkActionsProps } from './bulk-action-props.js';

/** The props of the dialog of a bulk action. */
export type BulkActionDialogProps = BulkActionsProps & { onClose: () => void };

export interface BulkDialogProps extends Pick<BulkActionDialogProps, 'recipes' | 'onClose'> {
  icon: IconName;
  title: string;
  confirmLabel: string;
  busy: boolean;
  problem: string | null;
  disabled?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** The frame of the bulk dialogs: the action and its recipes. */
export function BulkDialog({ recipes, confirmLabel, busy, problem, disabled, onConfirm, ...rest }: BulkDialogProps) {
  const { t } = useTranslation();
  const { children, ...frame } = rest;
  return (
    <Dialog
      {...frame}
      open
      actions={
        <Button type="primary" loading={busy} disabled={disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
      <p>{t('data.bulk-recipes', { count: recipes.length })}</p>
      <NameList names={recipes.map(({ name }) => name)} />
      <FormError text={problem} />
    </Dialog>
  );
}
