import { Button } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useIsPhone } from '../../../../shared/hooks/use-media.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { useGroupSlug } from '../../../../entities/session/use-session.js';
import { useLazyDrawRecipeQuery, type RecipeListArgs } from '../recipe-lists.api.js';

/** Opens a random recipe of the whole list. */
export function RandomButton({ list, disabled }: { list: RecipeListArgs | undefined; disabled: boolean }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug();
  const [draw, { isFetching }] = useLazyDrawRecipeQuery();

  const handleClick = async () => {
    if (!list) return;
    const { data } = await draw(list);
    const drawn = data?.items[0];
    if (drawn) await navigate(`/g/${groupSlug}/r/${drawn.slug}`);
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
