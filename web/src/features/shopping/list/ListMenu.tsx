import { Suspense, useState } from 'react';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { useItemActions } from '../../../entities/shopping/use-item-actions.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { useOutage } from '../../../shared/hooks/use-outage.js';
import { canKeepAwake, useWakeLock } from '../../../shared/hooks/use-wake-lock.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../shared/ui/controls/overlays/use-menu-entry.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { viewByLabel } from '../shopping-preferences.js';
import type { ListSection } from '../sections/list-sections.js';
import { useCopyList } from './use-copy-list.js';

const LabelOrder = lazyPart(async () => ({ default: (await import('../settings/LabelOrder.js')).LabelOrder }));
const ListSettings = lazyPart(async () => ({ default: (await import('../settings/ListSettings.js')).ListSettings }));
const DeleteList = lazyPart(async () => ({ default: (await import('../lists/DeleteList.js')).DeleteList }));

export interface ListMenuProps {
  list: ShoppingListOut;
  sections: readonly ListSection[];
  open: readonly ShoppingItem[];
  checked: readonly ShoppingItem[];
  onDelete: (items: readonly ShoppingItem[]) => void;
}

type Bulk = 'check' | 'uncheck' | 'delete';

/** The actions on a list. */
export function ListMenu({ list, sections, open, checked, onDelete }: ListMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const entry = useMenuEntry();
  const itemActions = useItemActions(list.id);
  const copy = useCopyList(sections);
  const offline = useOutage() !== null;
  const [byLabel, setByLabel] = usePreference(viewByLabel);
  const [awake, setAwake] = useState(false);
  useWakeLock(awake);
  const [dialog, setDialog] = useState<'labels' | 'settings' | 'delete-list' | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const close = () => setDialog(null);
  const items: MenuProps['items'] = [
    entry('columns', byLabel ? 'shopping-list.view-flat' : 'shopping-list.view-by-label', () => setByLabel(!byLabel)),
    entry('sort', 'shopping-list.reorder-labels', () => setDialog('labels'), { disabled: offline || !byLabel }),
    entry('tag', 'shopping-list.manage-labels', () => void navigate('/group/data/labels'), { disabled: offline }),
    ...(canKeepAwake()
      ? [
          entry('sun', awake ? 'shopping-list.let-screen-sleep' : 'shopping-list.keep-screen-awake', () =>
            setAwake(!awake),
          ),
        ]
      : []),
    { type: 'divider' },
    entry('copy', 'shopping-list.copy-as-text', () => void copy('text'), unlessEmpty(open)),
    entry('copy', 'shopping-list.copy-as-markdown', () => void copy('markdown'), unlessEmpty(open)),
    entry('print', 'general.print', () => window.print()),
    { type: 'divider' },
    entry('check', 'shopping-list.check-all', () => setBulk('check'), unlessEmpty(open)),
    entry('undo', 'shopping-list.uncheck-all', () => setBulk('uncheck'), unlessEmpty(checked)),
    entry('trash', 'shopping-list.delete-checked', () => setBulk('delete'), unlessEmpty(checked)),
    { type: 'divider' },
    entry('gear', 'shopping-list.settings', () => setDialog('settings'), { disabled: offline }),
    entry('trash', 'shopping-list.delete-list', () => setDialog('delete-list'), { disabled: offline, danger: true }),
  ];
  const handleBulk = () => {
    if (bulk === 'check') itemActions.check(open, true);
    if (bulk === 'uncheck') itemActions.check(checked, false);
    if (bulk === 'delete') onDelete(checked);
    setBulk(null);
  };
  return (
    <>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <Button icon={<Icon name="more" size={18} />} aria-label={t('recipe.more-for', { name: list.name ?? '' })} />
      </ButtonMenu>
      <ConfirmDialog
        open={bulk !== null}
        title={bulk ? t(`shopping-list.${bulk}-all-title`) : ''}
        question={
          bulk
            ? t(`shopping-list.${bulk}-all-question`, { count: bulk === 'check' ? open.length : checked.length })
            : ''
        }
        confirmLabel={t(bulk === 'delete' ? 'general.delete' : 'general.yes')}
        icon={bulk === 'delete' ? 'trash' : 'check'}
        busy={false}
        onConfirm={handleBulk}
        onClose={() => setBulk(null)}
      />
      <Suspense>
        {dialog === 'labels' && <LabelOrder list={list} onClose={close} />}
        {dialog === 'settings' && <ListSettings list={list} onClose={close} />}
        {dialog === 'delete-list' && (
          <DeleteList
            list={list}
            onClose={close}
            onDeleted={() => void navigate('/shopping-lists?disableRedirect=true')}
          />
        )}
      </Suspense>
    </>
  );
}

function unlessEmpty(items: readonly ShoppingItem[]) {
  return { disabled: items.length === 0 };
}
