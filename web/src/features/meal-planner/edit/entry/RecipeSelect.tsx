import { useState } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useFindRecipesQuery } from '../../../../entities/recipes/find-recipes.api.js';
import { noOptionsText } from '../../../../shared/forms/fields/no-options-text.js';
import { useDebounced } from '../../../../shared/hooks/use-debounced.js';

const DEBOUNCE_MS = 300;

export interface RecipeSelectProps {
  value: RecipeSummary | null;
  onChange: (recipe: RecipeSummary | null) => void;
}

/** Searches recipes of the group while typing; opens with the first ones. */
export function RecipeSelect({ value, onChange }: RecipeSelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search.trim(), DEBOUNCE_MS);
  const { currentData: recipes, isFetching, isError } = useFindRecipesQuery(debounced);
  return (
    <Select
      aria-label={t('meal-plan.recipe')}
      placeholder={t('meal-plan.find-recipe')}
      allowClear
      labelInValue
      style={{ width: '100%' }}
      loading={isFetching}
      value={value ? { value: value.id, label: value.name } : undefined}
      options={recipes?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      showSearch={{ searchValue: search, onSearch: setSearch, filterOption: false }}
      notFoundContent={noOptionsText(t, { isFetching, isError })}
      onChange={(choice: { value: string; label: string } | undefined) =>
        onChange(recipes?.find(({ id }) => id === choice?.value) ?? null)
      }
    />
  );
}
