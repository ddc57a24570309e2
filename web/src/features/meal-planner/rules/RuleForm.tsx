import { useState } from 'react';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../api/use-save.js';
import { MEALS } from '../../../entities/meal-plans/plan-entries.js';
import { PLAN_RULE_FIELDS } from '../../../entities/query-filter/filter-rows.js';
import { StoredFilterField } from '../../../entities/query-filter/StoredFilterField.js';
import { changedValues } from '../../../shared/forms/changed-values.js';
import { FormError } from '../../../shared/forms/FormError.js';
import {
  RULE_DAYS,
  useCreateRuleMutation,
  useUpdateRuleMutation,
  type PlanRule,
  type RuleDay,
  type RuleDraft,
  type RuleMeal,
} from './plan-rules.api.js';
import { useRuleLabels } from './use-rule-labels.js';
import styles from './Rules.module.css';

/** Any day first, then Monday to Sunday. */
const DAYS: readonly RuleDay[] = ['unset', ...RULE_DAYS.slice(1), 'sunday'];

export interface RuleFormProps {
  /** The rule to edit; null creates a new one. */
  rule: PlanRule | null;
  /** Called after saving or canceling. */
  onDone: () => void;
  /** Whether it has a Cancel button. */
  cancelable?: boolean;
  /** Focuses the first field. */
  autoFocus?: boolean;
}

/** The form of a rule: days, meals and a recipe filter. */
export function RuleForm({ rule, onDone, cancelable = false, autoFocus = false }: RuleFormProps) {
  const { t } = useTranslation();
  const labels = useRuleLabels();
  const [opened] = useState<RuleDraft>(() => ({
    day: rule?.day ?? 'unset',
    entryType: rule?.entryType ?? 'unset',
    queryFilterString: rule?.queryFilterString ?? '',
  }));
  const [day, setDay] = useState(opened.day);
  const [entryType, setEntryType] = useState(opened.entryType);
  const [filter, setFilter] = useState(opened.queryFilterString);
  const [create, creation] = useCreateRuleMutation();
  const [update, change] = useUpdateRuleMutation();
  const { save, problem } = useSave(rule ? 'meal-plan.rule-updated' : 'meal-plan.rule-created');
  const handleSave = async () => {
    const draft = { day, entryType, queryFilterString: filter };
    if (await save(rule ? update({ ...changedValues(opened, draft), id: rule.id }) : create(draft))) onDone();
  };
  return (
    <div className={styles.form}>
      <div className={styles.when}>
        <label>
          {t('recipe.date')}
          <Select
            aria-label={t('recipe.date')}
            autoFocus={autoFocus}
            value={day}
            options={DAYS.map((each) => ({ value: each, label: labels.day(each) }))}
            onChange={setDay}
          />
        </label>
        <label>
          {t('recipe.meal')}
          <Select<RuleMeal>
            aria-label={t('recipe.meal')}
            value={entryType}
            options={(['unset', ...MEALS] as const).map((each) => ({ value: each, label: labels.meal(each) }))}
            onChange={setEntryType}
          />
        </label>
      </div>
      <p className={styles.sentence}>
        {t('meal-plan.this-rule-will-apply', { when: labels.title({ day, entryType }) })}
      </p>
      <StoredFilterField stored={rule} fields={PLAN_RULE_FIELDS} onFilter={setFilter} />
      <FormError text={problem} />
      <div className={styles.actions}>
        {cancelable && <Button onClick={onDone}>{t('general.cancel')}</Button>}
        <Button
          type="primary"
          disabled={!filter}
          loading={creation.isLoading || change.isLoading}
          onClick={() => void handleSave()}
        >
          {t(rule ? 'general.save' : 'general.create')}
        </Button>
      </div>
    </div>
  );
}
