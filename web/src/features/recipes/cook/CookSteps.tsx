import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { classes } from '../../../shared/ui/classes.js';
import { isNearStep } from './near-step.js';
import styles from './CookMode.module.css';

export interface CookStepsProps {
  steps: readonly { id: string }[];
  index: number;
  isDone: (id: string) => boolean;
  onSelect: (index: number) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The navigation between steps: previous, a button for each step (on a phone for those nearby), and next. */
export function CookSteps({ steps, index, isDone, onSelect, onBack, onNext }: CookStepsProps) {
  const { t } = useTranslation();
  const last = index === steps.length - 1;
  return (
    <nav className={styles.steps} aria-label={t('recipe.steps')}>
      <Button
        size="large"
        className={styles.turn}
        disabled={index === 0}
        aria-label={t('recipe.previous-step')}
        icon={<Icon name="back" />}
        onClick={onBack}
      >
        <span className={styles.word}>{t('recipe.previous-step')}</span>
      </Button>
      <ol className={styles.dots}>
        {steps.map((step, position) => (
          <li key={step.id} className={classes(!isNearStep(position, index, steps.length) && styles.far)}>
            <button
              type="button"
              className={classes(isDone(step.id) && styles.ticked)}
              aria-current={position === index ? 'step' : undefined}
              aria-label={t('recipe.step-index', { step: position + 1 })}
              onClick={() => onSelect(position)}
            />
          </li>
        ))}
      </ol>
      <Button type="primary" size="large" className={styles.turn} data-initial-focus onClick={onNext}>
        {t(last ? 'recipe.finish' : 'recipe.next-step')}
        <Icon name={last ? 'check' : 'forward'} />
      </Button>
    </nav>
  );
}
