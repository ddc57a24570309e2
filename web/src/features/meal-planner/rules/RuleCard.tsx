import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { MatchCount } from '../../../entities/query-filter/MatchCount.js';
import { useInlineForm } from '../../../shared/forms/use-inline-form.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { FilterDescription } from './FilterDescription.js';
import { useDeleteRuleMutation, type PlanRule } from './plan-rules.api.js';
import { RuleForm } from './RuleForm.js';
import { useRuleLabels } from './use-rule-labels.js';
import styles from './Rules.module.css';

/** A rule that can be edited in place, and deleted after a confirmation. */
export function RuleCard({ rule }: { rule: PlanRule }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const title = useRuleLabels().title(rule);
  const form = useInlineForm();
  const [deleting, setDeleting] = useState(false);
  const [remove, { isLoading }] = useDeleteRuleMutation();
  return (
    <Panel title={title}>
      {form.isOpen ? (
        <RuleForm rule={rule} autoFocus onDone={form.close} cancelable />
      ) : (
        <>
          <FilterDescription {...rule} />
          <MatchCount filter={rule.queryFilterString} problem={null} />
          <div className={styles.actions}>
            <Button
              icon={<Icon name="trash" size={18} />}
              aria-label={t('general.delete-named', { name: title })}
              onClick={() => setDeleting(true)}
            >
              {t('general.delete')}
            </Button>
            <Button
              icon={<Icon name="pen" size={18} />}
              autoFocus={form.wasOpen}
              aria-label={t('cookbook.edit-named', { name: title })}
              onClick={form.open}
            >
              {t('general.edit')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={deleting}
        title={t('general.delete-named', { name: title })}
        question={t('meal-plan.delete-rule-question')}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void showOutcome(remove(rule.id), { key: 'meal-plan.rule-deleted' })}
        onClose={() => setDeleting(false)}
      />
    </Panel>
  );
}
