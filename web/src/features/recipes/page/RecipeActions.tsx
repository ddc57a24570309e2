import { useState } from 'react';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/IconButton.js';
import { DeleteRecipe } from '../cards/DeleteRecipe.js';
import { useMayEdit } from './use-may-edit.js';
import styles from './RecipeActions.module.css';

export interface RecipeActionsProps {
  recipe: Recipe;
  groupSlug: string;
  onCook: () => void;
}

/** What can be done with the recipe: cook it, print it, and behind the dots what one does rarely. */
export function RecipeActions({ recipe, groupSlug, onCook }: RecipeActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const editable = useMayEdit(recipe);
  return (
    <div className={styles.actions}>
      {recipe.recipeInstructions.length > 0 && (
        <Button type="primary" size="large" icon={<Icon name="chefHat" size={22} />} onClick={onCook}>
          {t('recipe.cook-mode')}
        </Button>
      )}
      {editable && (
        <Button size="large" icon={<Icon name="pen" />} onClick={() => void navigate('?edit=true')}>
          {t('general.edit')}
        </Button>
      )}
      <IconButton icon="print" label={t('general.print')} size="large" onClick={() => print()} />
      {editable && <MoreMenu recipe={recipe} groupSlug={groupSlug} />}
    </div>
  );
}

function MoreMenu({ recipe, groupSlug }: Pick<RecipeActionsProps, 'recipe' | 'groupSlug'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const items = [
    {
      key: 'delete',
      danger: true,
      icon: <Icon name="trash" size={18} />,
      label: t('general.delete'),
      onClick: () => setDeleting(true),
    },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, autoFocus: true }}>
        <Button
          type="text"
          shape="circle"
          size="large"
          aria-haspopup="menu"
          aria-label={t('recipe.menu-of', { name: recipe.name })}
          icon={<Icon name="more" />}
        />
      </Dropdown>
      <DeleteRecipe
        recipe={recipe}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(`/g/${groupSlug}`, { replace: true })}
      />
    </>
  );
}
