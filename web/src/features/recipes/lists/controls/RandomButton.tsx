import { Button } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useIsPhone } from '../../../../shared/hooks/use-media.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { useGroupSlug } from '../../../../entities/session/use-session.js';
import { useLazyGetRandomRecipeQuery, type RecipeListArgs } from '../recipe-lists.api.js';

/** Opens a random recipe of the whole list. */
export function RandomButton({ list, disabled }: { list: RecipeListArgs | undefined; disabled: boolean }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug();
  const [getRandom, { isFetching }] = useLazyGetRandomRecipeQuery();

  const handleClick = async () => {
    if (!list) return;
    const { data } = await getRandom(list);
    const recipe = data?.items[0];
    if (recipe) await navigate(`/g/${groupSlug}/r/${recipe.slug}`);
  };

  return (
    <Button
      type="text"
      disabled={disabled}
      loading={isFetching}
      icon={<Icon name="dice" />}
      aria-label={t('general.random')}
      onClick={() => void handleClick()}
    >
      {isPhone ? null : t('general.random')}
    </Button>
  );
}
