import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { problemText } from '../../api/call-problem.js';
import { useGetAppInfoQuery } from '../../entities/app-info/app-info.api.js';
import { usePreference } from '../../shared/hooks/preference.js';
import { Icon } from '../../shared/icons/Icon.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { PARSERS, parsingPreferences, availableParser } from './parser-preference.js';
import { lineOf, rowsOf } from './parsed-row.js';
import { ParsedRows } from './ParsedRows.js';
import { useParseLinesQuery } from './parser.api.js';
import styles from './parser.module.css';

/** Selects the parser and shows its result. Another parser, or parsing again, discards edits. */
export function ParserPanel({ recipe, back }: { recipe: Recipe; back: string }) {
  const { t } = useTranslation();
  const { data: app } = useGetAppInfoQuery();
  const [preferences, setPreferences] = usePreference(parsingPreferences);
  const aiEnabled = app?.enableOpenai ?? false;
  const parser = availableParser(preferences.parser, aiEnabled);
  const { data, isFetching, error, refetch, fulfilledTimeStamp } = useParseLinesQuery(
    { parser, ingredients: recipe.recipeIngredient.map(lineOf) },
    { refetchOnReconnect: false }, // parsing again would discard edits
  );

  return (
    <>
      <div className={styles.head}>
        <label className={styles.parser}>
          {t('parser.parser')}
          <Select
            value={parser}
            onChange={(value) => setPreferences({ parser: value })}
            options={PARSERS.filter((each) => each !== 'openai' || aiEnabled).map((each) => ({
              value: each,
              label: t(`parser.parser-${each}`),
            }))}
          />
        </label>
        <Button icon={<Icon name="undo" size={18} />} loading={isFetching} onClick={() => void refetch()}>
          {t('parser.parse-again')}
        </Button>
      </div>
      {error && !isFetching && <PageMessage kind="error" text={problemText(t, error)} onRetry={() => void refetch()} />}
      {isFetching && <SkeletonText lines={8} />}
      {data && !isFetching && !error && (
        <ParsedRows
          key={fulfilledTimeStamp}
          recipe={recipe}
          parsed={rowsOf(recipe.recipeIngredient, data)}
          back={back}
        />
      )}
    </>
  );
}
