import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { DeleteRecipesDialog } from './DeleteRecipesDialog.js';
import { ExportDialog } from './ExportDialog.js';
import { OrganizeDialog } from './OrganizeDialog.js';
import { OwnerDialog } from './OwnerDialog.js';
import { SettingsDialog } from './SettingsDialog.js';
import type { TickedRecipe } from './use-seen-recipes.js';

type Deed = 'export' | 'tags' | 'categories' | 'settings' | 'owner' | 'delete';

const DEEDS: readonly { deed: Deed; icon: IconName }[] = [
  { deed: 'export', icon: 'download' },
  { deed: 'tags', icon: 'tag' },
  { deed: 'categories', icon: 'shapes' },
  { deed: 'settings', icon: 'gear' },
  { deed: 'owner', icon: 'user' },
  { deed: 'delete', icon: 'trash' },
];

export interface BulkProps {
  recipes: readonly TickedRecipe[];
  /** Called when the deed is done; the ticks go. */
  onDone: () => void;
}

/** What can be done with many recipes at once. */
export function BulkActions(bulk: BulkProps) {
  const { t } = useTranslation();
  const [deed, setDeed] = useState<Deed | null>(null);
  const dialog = { ...bulk, onClose: () => setDeed(null) };
  return (
    <>
      {DEEDS.map(({ deed: name, icon }) => (
        <Button
          key={name}
          size="small"
          danger={name === 'delete'}
          icon={<Icon name={icon} size={16} />}
          onClick={() => setDeed(name)}
        >
          {t(`data.bulk-${name}`)}
        </Button>
      ))}
      {deed === 'export' && <ExportDialog {...dialog} />}
      {(deed === 'tags' || deed === 'categories') && <OrganizeDialog {...dialog} kind={deed} />}
      {deed === 'settings' && <SettingsDialog {...dialog} />}
      {deed === 'owner' && <OwnerDialog {...dialog} />}
      {deed === 'delete' && <DeleteRecipesDialog {...dialog} />}
    </>
  );
}
