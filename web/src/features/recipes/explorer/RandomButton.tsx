import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Icon } from '../../../shared/icons/Icon.js';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { useLazyDrawRecipeQuery, type VisitedGroup } from '../recipes.api.js';
import { listParamsOf, type ExplorerQuery } from './explorer-query.js';

export interface RandomButtonProps {
  query: ExplorerQuery;
  visited: VisitedGroup;
  disabled: boolean;
}

/** Leaves it to chance: one recipe of all that the query finds. */
export function RandomButton({ query, visited, disabled }: RandomButtonProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { groupSlug } = useParams();
  const [draw, { isFetching }] = useLazyDrawRecipeQuery();

  const handleClick = async () => {
    const { data } = await draw({ visited, params: listParamsOf(query) });
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
