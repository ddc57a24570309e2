import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseNumber, plainAmountText } from '@larder/measures';
import { Icon } from '../../../../shared/icons/Icon.js';
import styles from './ServingsControl.module.css';

const PRESETS = [
  { scale: 0.5, text: '½×' },
  { scale: 1, text: '1×' },
  { scale: 2, text: '2×' },
  { scale: 3, text: '3×' },
];

export interface ServingsPopoverProps {
  servings: number;
  scale: number;
  onServings: (servings: number) => void;
  onScale: (scale: number) => void;
}

/** An exact number (`6`, `1 1/2`, `1,5`), or a multiple of the recipe. */
export function ServingsPopover({ servings, scale, onServings, onScale }: ServingsPopoverProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const target = typed === null ? servings : parseNumber(typed);
  const unreadable = target === null || target <= 0;

  const handleChange = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number !== null && number > 0) onServings(number);
  };
  const choose = (next: number) => {
    setTyped(null);
    onScale(next);
  };

  return (
    <div className={styles.popover}>
      <Input
        autoFocus
        inputMode="decimal"
        aria-label={t('recipe.servings')}
        status={unreadable ? 'error' : ''}
        value={typed ?? plainAmountText(servings)}
        onChange={(event) => handleChange(event.target.value)}
      />
      <div className={styles.presets} role="group" aria-label={t('recipe.scale')}>
        {PRESETS.map((preset) => (
          <button
            key={preset.text}
            type="button"
            aria-pressed={scale === preset.scale}
            onClick={() => choose(preset.scale)}
          >
            {preset.text}
          </button>
        ))}
      </div>
      <Button type="text" icon={<Icon name="undo" size={18} />} disabled={scale === 1} onClick={() => choose(1)}>
        {t('recipe.reset-servings-count')}
      </Button>
    </div>
  );
}
