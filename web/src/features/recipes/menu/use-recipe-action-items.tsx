import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useCatalogue } from '../../../entities/catalogue/catalogue.api.js';
import type { RecipeAction } from '../../../entities/catalogue/catalogue.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useTriggerActionMutation } from '../content/recipe-page.api.js';
import { actionUrl } from './action-url.js';

/** The household's recipe actions as the last part of the menu; nothing when there are none. */
export function useRecipeActionItems(recipe: Recipe, enabled: boolean): NonNullable<MenuProps['items']> {
  const { t } = useTranslation();
  const { records = [] } = useCatalogue('recipe-actions', { skip: !enabled });
  const run = useRunAction(recipe);
  if (records.length === 0) return [];
  const children = records.map((action) => ({
    key: action.id,
    icon: <Icon name={action.actionType === 'link' ? 'external' : 'forward'} size={18} />,
    label: <bdi>{action.title}</bdi>,
    onClick: () => void run(action),
  }));
  return [{ type: 'divider' }, { type: 'group', key: 'actions', label: t('recipe.recipe-actions'), children }];
}

function useRunAction(recipe: Recipe): (action: RecipeAction) => Promise<void> {
  const dispatch = useDispatch();
  const [trigger] = useTriggerActionMutation();
  const showOutcome = useOutcomeToast();
  return async ({ id, actionType, url }) => {
    if (actionType === 'link') {
      const address = actionUrl(url, { url: location.href, id: recipe.id, slug: recipe.slug });
      if (address) open(address, '_blank', 'noopener');
      else dispatch(showToast({ level: 'error', key: 'recipe.action-has-no-address' }));
      return;
    }
    await showOutcome(trigger({ actionId: id, slug: recipe.slug }), { key: 'recipe.message-sent' });
  };
}
