import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, statusOf } from '../../../api/call-problem.js';
import { usePlanRandomRecipeMutation } from '../../../entities/meal-plans/meal-plans.api.js';
import { MEALS, nameOfEntry, type MealType } from '../../../entities/meal-plans/plan-entries.js';
import { useNeedsServer } from '../../../shared/hooks/use-needs-server.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useDayNames } from '../days/use-day-names.js';

const NOT_FOUND = 404;

/** Plans a random recipe for a meal of the day, by the rules of the household. */
export function RandomMenu({ day }: { day: string }) {
  const { t } = useTranslation();
  const names = useDayNames();
  const dispatch = useDispatch();
  const needsServer = useNeedsServer();
  const [plan, { isLoading }] = usePlanRandomRecipeMutation();
  const handleChoose = async (entryType: MealType) => {
    const { data, error } = await plan({ date: day, entryType });
    if (data) {
      dispatch(showToast({ level: 'success', key: 'meal-plan.planned', values: { name: nameOfEntry(data) } }));
    } else if (error && statusOf(error) === NOT_FOUND) {
      dispatch(showToast({ level: 'warning', key: 'meal-plan.no-recipe-matches-rules' }));
    } else if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
  };
  const items = MEALS.map((meal) => ({
    key: meal,
    label: t(`recipe.meal-${meal}`),
    onClick: () => void handleChoose(meal),
  }));
  return (
    <ButtonMenu menu={{ items }}>
      <Button
        {...needsServer}
        loading={isLoading}
        icon={<Icon name="dice" size={18} />}
        aria-label={t('meal-plan.random-on', { day: names.long(day) })}
      >
        {t('general.random')}
      </Button>
    </ButtonMenu>
  );
}
