import { Suspense, useState } from 'react';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShoppingListOut } from '@larder/contracts/planning/shopping-list';
import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';
import { useItemActions } from '../../../entities/shopping/use-item-actions.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { useOutage } from '../../../shared/hooks/use-outage.js';
import { canKeepAwake, useWakeLock } from '../../../shared/hooks/use-wake-lock.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
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
  const itemActions = useItemActions(list.id);
  const copy = useCopyList(sections);
  const offline = useOutage() !== null;
  const [byLabel, setByLabel] = usePreference(viewByLabel);
  const [awake, setAwake] = useState(false);
  useWakeLock(awake);
  const [dialog, setDialog] = useState<'labels' | 'settings' | 'delete-list' | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const close = () => setDialog(null);
  const item = (icon: IconName, label: string, onClick: () => void, disabled = false) => ({
    key: label,
    icon: <Icon name={icon} size={18} />,
    label: t(label),
    disabled,
    onClick,
  });
  const items: MenuProps['items'] = [
    item('columns', byLabel ? 'shopping-list.view-flat' : 'shopping-list.view-by-label', () => setByLabel(!byLabel)),
    item('sort', 'shopping-list.reorder-labels', () => setDialog('labels'), offline || !byLabel),
    item('tag', 'shopping-list.manage-labels', () => void navigate('/group/data/labels'), offline),
    ...(canKeepAwake()
      ? [
          item('sun', awake ? 'shopping-list.let-screen-sleep' : 'shopping-list.keep-screen-awake', () =>
            setAwake(!awake),
          ),
        ]
      : []),
    { type: 'divider' },
    item('copy', 'shopping-list.copy-as-text', () => void copy('text'), open.length === 0),
    item('copy', 'shopping-list.copy-as-markdown', () => void copy('markdown'), open.length === 0),
    item('print', 'general.print', () => window.print()),
    { type: 'divider' },
    item('check', 'shopping-list.check-all', () => setBulk('check'), open.length === 0),
    item('undo', 'shopping-list.uncheck-all', () => setBulk('uncheck'), checked.length === 0),
    item('trash', 'shopping-list.delete-checked', () => setBulk('delete'), checked.length === 0),
    { type: 'divider' },
    item('gear', 'shopping-list.settings', () => setDialog('settings'), offline),
    { ...item('trash', 'shopping-list.delete-list', () => setDialog('delete-list'), offline), danger: true },
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
