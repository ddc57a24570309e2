import { languageTag } from '@larder/locales/languages/locales';
import { useTranslation } from 'react-i18next';
import { weekdayNames } from '../../../shared/dates/weekday-names.js';
import { RULE_DAYS, type RuleDay, type RuleDraft, type RuleMeal } from './plan-rules.api.js';

export interface RuleLabels {
  day: (day: RuleDay) => string;
  meal: (meal: RuleMeal) => string;
  /** `Dinner on Monday`, `Every meal on every day` */
  title: (rule: Pick<RuleDraft, 'day' | 'entryType'>) => string;
}

/** Describes when a rule applies. */
export function useRuleLabels(): RuleLabels {
  const { t, i18n } = useTranslation();
  const names = weekdayNames(languageTag(i18n.language));
  const day = (value: RuleDay) =>
    value === 'unset' ? t('meal-plan.any-day') : (names[RULE_DAYS.indexOf(value)] ?? value);
  const meal = (value: RuleMeal) => (value === 'unset' ? t('meal-plan.any-meal') : t(`recipe.meal-${value}`));
  const title = ({ day: on, entryType }: Pick<RuleDraft, 'day' | 'entryType'>) => {
    if (on === 'unset' && entryType === 'unset') return t('meal-plan.rule-always');
    if (on === 'unset') return t('meal-plan.rule-every-day', { meal: meal(entryType) });
    if (entryType === 'unset') return t('meal-plan.rule-every-meal', { day: day(on) });
    return t('meal-plan.rule-on', { meal: meal(entryType), day: day(on) });
  };
  return { day, meal, title };
}
