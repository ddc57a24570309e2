import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShoppingListSummary } from '@larder/contracts/shopping/shopping-list';
import { useListHouseholdMembersQuery } from '../../../entities/tenants/household-members.api.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../shared/ui/controls/overlays/use-menu-entry.js';
import { DeleteList } from './DeleteList.js';
import { ListNameDialog } from './ListNameDialog.js';
import styles from './Lists.module.css';

/** A list with its number of open items and its owner. */
export function ListRow({ list }: { list: ShoppingListSummary }) {
  const { t } = useTranslation();
  const entry = useMenuEntry();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { data: members } = useListHouseholdMembersQuery();
  const close = () => setOpen(null);
  const name = list.name ?? '';
  const member = members?.items.find(({ id }) => id === list.userId);
  const owner = member?.fullName ?? member?.username;
  const items = [
    entry('pen', 'shopping-list.rename', () => setOpen('rename')),
    entry('trash', 'general.delete', () => setOpen('delete'), { danger: true }),
  ];
  return (
    <li className={styles.list}>
      <Icon name="list" />
      <Link to={`/shopping-lists/${list.id}`} className={styles.name}>
        <bdi>{name}</bdi>
        <small>
          {t('shopping-list.items-to-buy', { count: list.openItemCount })}
          {owner && (
            <>
              {' · '}
              <bdi>{owner}</bdi>
            </>
          )}
        </small>
      </Link>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <IconButton icon="more" label={t('recipe.more-for', { name })} />
      </ButtonMenu>
      {open === 'rename' && <ListNameDialog list={list} onClose={close} />}
      {open === 'delete' && <DeleteList list={list} onClose={close} />}
    </li>
  );
}
