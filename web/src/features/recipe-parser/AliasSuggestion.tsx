import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../api/use-outcome-toast.js';
import { useUpdateCatalogueRecordMutation } from '../../entities/catalogue/catalogue.api.js';
import { Icon } from '../../shared/icons/Icon.js';
import type { ParsedRow } from './parsed-row.js';

export interface AliasSuggestionProps {
  row: ParsedRow;
  /** Called when the alias was added to the food. */
  onAliasSaved: () => void;
}

/** Shown when a user has replaced an unknown name by a known food: adds the name as an alias. */
export function AliasSuggestion({ row: { ingredient, unknownFood }, onAliasSaved }: AliasSuggestionProps) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [update, { isLoading }] = useUpdateCatalogueRecordMutation();
  const { food } = ingredient;
  if (!food?.id || !unknownFood || food.name.toLocaleLowerCase() === unknownFood.toLocaleLowerCase()) return null;

  const handleClick = async () => {
    const aliases = [...food.aliases, { name: unknownFood }];
    const call = update({ kind: 'foods', id: food.id, changes: { aliases } });
    if (await showOutcome(call, { key: 'parser.alias-saved' })) onAliasSaved();
  };
  return (
    <Button size="small" loading={isLoading} icon={<Icon name="link" size={16} />} onClick={() => void handleClick()}>
      {t('parser.remember-alias', { alias: unknownFood, name: food.name })}
    </Button>
  );
}
