import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useListRulesQuery } from './plan-rules.api.js';
import { RuleCard } from './RuleCard.js';
import { RuleForm } from './RuleForm.js';

/** The rules for random meals. */
export function RulesPage() {
  const { t } = useTranslation();
  const { data: rules, isError, refetch } = useListRulesQuery();
  const [created, setCreated] = useState(0); // each new rule starts with an empty form
  return (
    <Page
      title={t('meal-plan.rules')}
      text={t('meal-plan.rules-explanation')}
      back={{ to: '/household/mealplan/planner/edit', label: t('meal-plan.meal-planner') }}
      width="medium"
    >
      <Panel title={t('meal-plan.new-rule')}>
        <RuleForm key={created} rule={null} autoFocus={created > 0} onDone={() => setCreated(created + 1)} />
      </Panel>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!rules && !isError && <SkeletonText lines={4} />}
      {rules?.map((rule) => (
        <RuleCard key={rule.id} rule={rule} />
      ))}
    </Page>
  );
}
