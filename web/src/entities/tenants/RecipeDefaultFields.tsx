import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../shared/forms/SwitchField.js';

/** Preferences that new recipes begin with, and the key of their words. */
const DEFAULTS = {
  recipePublic: 'allow-users-outside-of-your-group-to-see-your-recipes',
  recipeShowNutrition: 'show-nutrition-information',
  recipeShowAssets: 'show-recipe-assets',
  recipeLandscapeView: 'default-to-landscape-view',
  recipeDisableComments: 'disable-users-from-commenting-on-recipes',
  recipeDisableAmount: 'disable-organizing-recipe-ingredients-by-units-and-food',
} as const;

/** The six switches for recipes that do not exist yet; those that do stay as they are. */
export function RecipeDefaultFields({ within = [] }: { within?: string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      {Object.entries(DEFAULTS).map(([name, key]) => (
        <SwitchField
          key={name}
          name={[...within, name]}
          label={t(`group.${key}`)}
          hint={t(`group.${key}-description`)}
        />
      ))}
    </div>
  );
}
