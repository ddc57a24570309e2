import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { DeleteRecipesDialog } from './dialogs/DeleteRecipesDialog.js';
import { ExportDialog } from './dialogs/ExportDialog.js';
import { OrganizeDialog } from './dialogs/OrganizeDialog.js';
import { OwnerDialog } from './dialogs/OwnerDialog.js';
import { SettingsDialog } from './dialogs/SettingsDialog.js';
import type { BulkActionsProps } from './dialogs/bulk-action-props.js';

type Action = 'export' | 'tags' | 'categories' | 'settings' | 'owner' | 'delete';

const ACTIONS: readonly { action: Action; icon: IconName }[] = [
  { action: 'export', icon: 'download' },
  { action: 'tags', icon: 'tag' },
  { action: 'categories', icon: 'shapes' },
  { action: 'settings', icon: 'gear' },
  { action: 'owner', icon: 'user' },
  { action: 'delete', icon: 'trash' },
];

/** The bulk actions on recipes. */
export function BulkActions(bulk: BulkActionsProps) {
  const { t } = useTranslation();
  const [action, setAction] = useState<Action | null>(null);
  const dialog = { ...bulk, onClose: () => setAction(null) };
  return (
    <>
      {ACTIONS.map(({ action: name, icon }) => (
        <Button
          key={name}
          size="small"
          danger={name === 'delete'}
          icon={<Icon name={icon} size={16} />}
          onClick={() => setAction(name)}
        >
          {t(`data.bulk-${name}`)}
        </Button>
      ))}
      {action === 'export' && <ExportDialog {...dialog} />}
      {(action === 'tags' || action === 'categories') && <OrganizeDialog {...dialog} kind={action} />}
      {action === 'settings' && <SettingsDialog {...dialog} />}
      {action === 'owner' && <OwnerDialog {...dialog} />}
      {action === 'delete' && <DeleteRecipesDialog {...dialog} />}
    </>
  );
}
