import { useTranslation } from 'react-i18next';
import { servingsLabel, yieldBase } from '@larder/measures';
import { Icon } from '../../../../shared/icons/Icon.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { PopoverOnDemand } from '../../../../shared/ui/controls/overlays/PopoverOnDemand.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';
import { fewerServings, isFewest, moreServings, scaleFor } from '../../content/servings.js';
import styles from './ServingsControl.module.css';

const ServingsPopover = lazyPart(async () => ({ default: (await import('./ServingsPopover.js')).ServingsPopover }));

export interface ServingsControlProps {
  recipeYield: string | null;
  scale: number;
  /** The ingredients are unparsed: their leading number is scaled. */
  amountsDisabled: boolean;
  onScale: (scale: number) => void;
}

/** Decrease, current servings, increase. The middle button opens exact numbers and the usual multiples. */
export function ServingsControl({ recipeYield, scale, amountsDisabled, onScale }: ServingsControlProps) {
  const { t } = useTranslation();
  const servings = yieldBase(recipeYield) * scale;
  const label = servingsLabel(recipeYield, scale);
  const setServings = (target: number) => onScale(scaleFor(target, recipeYield));
  return (
    <div className={styles.control}>
      <div className={styles.row}>
        <IconButton
          icon="minus"
          label={t('recipe.decrease-scale-label')}
          disabled={isFewest(servings)}
          onClick={() => setServings(fewerServings(servings))}
        />
        <PopoverOnDemand
          title={t('recipe.servings')}
          panel={ServingsPopover}
          content={() => (
            <ServingsPopover servings={servings} scale={scale} onServings={setServings} onScale={onScale} />
          )}
          button={({ open, ...handlers }) => (
            <button {...handlers} type="button" className={styles.pill} aria-haspopup="dialog" aria-expanded={open}>
              <bdi aria-live="polite">{label}</bdi>
              <Icon name="chevronDown" size={16} />
            </button>
          )}
        />
        <IconButton
          icon="plus"
          label={t('recipe.increase-scale-label')}
          onClick={() => setServings(moreServings(servings))}
        />
      </div>
      {amountsDisabled && scale !== 1 && <p className={styles.hint}>{t('recipe.amounts-scaled-as-text')}</p>}
    </div>
  );
}
