import { Button, type ButtonProps } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';

/** The button of the menu with the less frequent actions of a recipe. */
export function RecipeMenuButton({
  recipe,
  ...handlers
}: { recipe: Recipe } & Pick<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'>) {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      shape="circle"
      size="large"
      aria-haspopup="menu"
      aria-label={t('recipe.more-for', { name: recipe.name })}
      icon={<Icon name="more" />}
      {...handlers}
    />
  );
}
