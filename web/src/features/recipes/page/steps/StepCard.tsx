import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import { StepTimers } from '../../../../entities/timers/StepTimers.js';
import { classes } from '../../../../shared/ui/classes.js';
import { numberText } from '../../../../shared/text/number-text.js';
import { Markdown } from '../../../../shared/ui/markdown/Markdown.js';
import styles from './StepList.module.css';

export interface StepCardProps {
  step: RecipeStep;
  recipeName: string;
  /** From 1, across all sections. */
  number: number;
  done: boolean;
  onToggle: () => void;
}

/** One step. A click anywhere checks it off, except on links, timers and selected text. */
export function StepCard({ step, recipeName, number, done, onToggle }: StepCardProps) {
  const { t, i18n } = useTranslation();
  const caption = step.summary?.trim() || t('recipe.step-index', { step: number });
  const handleClick = (event: MouseEvent) => {
    if (!isOnControl(event.target)) onToggle();
  };
  return (
    <div className={classes(styles.step, done && styles.done)} onClick={handleClick}>
      <button type="button" className={styles.caption} aria-pressed={done} title={t('recipe.mark-step-done')}>
        <span className={styles.number} aria-hidden>
          {done ? <Icon name="check" size={18} /> : numberText(number, i18n.language)}
        </span>
        <bdi>{caption}</bdi>
      </button>
      {!done && (
        <div className={styles.text}>
          <Markdown>{step.text}</Markdown>
          <StepTimers text={step.text} name={caption} recipeName={recipeName} />
        </div>
      )}
    </div>
  );
}

function isOnControl(target: EventTarget): boolean {
  const onLink = target instanceof Element && target.closest('a, img') !== null;
  return onLink || (getSelection()?.toString() ?? '') !== '';
}
