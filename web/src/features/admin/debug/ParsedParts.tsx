import { useState } from 'react';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ParsedIngredient } from '@larder/contracts/parser/import';
import { StatusChip } from '../../../shared/ui/data/StatusChip.js';
import { toneOf } from './confidence.js';
import styles from './Debug.module.css';

/** The result of a parser for a line, and its confidence. */
export function ParsedParts({ parsed: { ingredient, confidence } }: { parsed: ParsedIngredient }) {
  const { t, i18n } = useTranslation();
  const [showsEach, setShowsEach] = useState(false);
  const { average } = confidence;
  const parts = [
    // A missing quantity is shown as 0.
    ['quantity', ingredient.quantity ? ingredient.quantity.toLocaleString(i18n.language) : null, confidence.quantity],
    ['unit', ingredient.unit?.name, confidence.unit],
    ['food', ingredient.food?.name, confidence.food],
    ['note', ingredient.note, confidence.comment],
  ] as const;
  return (
    <>
      {average !== null && (
        <div className={styles.head}>
          <Confidence label={t('debug.average')} value={average} />
          <Checkbox checked={showsEach} onChange={({ target }) => setShowsEach(target.checked)}>
            {t('debug.part-confidence')}
          </Checkbox>
        </div>
      )}
      <dl className={styles.parts}>
        {parts.map(([part, text, value]) => (
          <div key={part}>
            <dt>{t(`debug.part-${part}`)}</dt>
            <dd>{text ? <bdi>{text}</bdi> : <span className={styles.none}>{t('debug.none')}</span>}</dd>
            {showsEach && value !== null && (
              <dd>
                <Confidence value={value} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function Confidence({ label, value }: { label?: string; value: number }) {
  const { i18n } = useTranslation();
  const percent = value.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const tone = toneOf(value);
  return (
    <StatusChip icon={tone} tone={tone}>
      {label ? `${label} ${percent}` : percent}
    </StatusChip>
  );
}
