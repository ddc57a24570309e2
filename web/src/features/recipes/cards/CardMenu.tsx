import { useState } from 'react';
import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { mayEdit } from '../may-edit.js';
import { useCardSurroundings } from './card-context.js';
import { DeleteRecipe } from './DeleteRecipe.js';
import styles from './CardButton.module.css';

/** What can be done with a recipe from its card. Nothing but a button until somebody presses it: lists are long. */
export function CardMenu({ recipe }: { recipe: RecipeSummary }) {
  const { member } = useCardSurroundings();
  const [opened, setOpened] = useState(false);
  if (!member) return null;
  return opened ? <OpenedMenu recipe={recipe} /> : <MenuButton recipe={recipe} onClick={() => setOpened(true)} />;
}

function MenuButton({ recipe, ...props }: { recipe: RecipeSummary } & React.ComponentProps<'button'>) {
  const { words } = useCardSurroundings();
  return (
    <button
      type="button"
      aria-label={words.menuOf(recipe.name)}
      aria-haspopup="menu"
      {...props}
      className={styles.button}
    >
      <Icon name="more" />
    </button>
  );
}

function OpenedMenu({ recipe }: { recipe: RecipeSummary }) {
  const { t } = useTranslation();
  const { member, groupSlug } = useCardSurroundings();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const [deleting, setDeleting] = useState(false);
  const items: MenuProps['items'] = [
    {
      key: 'open',
      icon: <Icon name="recipes" size={18} />,
      label: t('general.open'),
      onClick: () => void navigate(`/g/${groupSlug}/r/${recipe.slug}`),
    },
    mayEdit(member, recipe) && {
      key: 'delete',
      danger: true,
      icon: <Icon name="trash" size={18} />,
      label: t('general.delete'),
      onClick: () => setDeleting(true),
    },
  ].filter((item) => item !== false);
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        menu={{ items, autoFocus: true }}
      >
        <MenuButton recipe={recipe} />
      </Dropdown>
      <DeleteRecipe recipe={recipe} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
