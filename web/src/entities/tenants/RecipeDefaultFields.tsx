import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../shared/forms/fields/SwitchField.js';

/** The default preferences of new recipes, and the key of their texts. */
const DEFAULTS = {
  recipePublic: 'allow-users-outside-of-your-group-to-see-your-recipes',
  recipeShowNutrition: 'show-nutrition-information',
  recipeShowAssets: 'show-recipe-assets',
  recipeLandscapeView: 'default-to-landscape-view',
  recipeDisableComments: 'disable-users-from-commenting-on-recipes',
  recipeDisableAmount: 'disable-organizing-recipe-ingredients-by-units-and-food',
} as const;

/** The six switches of the defaults for new recipes; existing recipes are not changed. */
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
