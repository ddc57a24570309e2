import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { CatalogueSelect } from '../../entities/catalogue/CatalogueSelect.js';
import { QuantityInput } from '../../shared/forms/fields/QuantityInput.js';
import { Icon } from '../../shared/icons/Icon.js';
import { classes } from '../../shared/ui/classes.js';
import { AliasSuggestion } from './AliasSuggestion.js';
import { needsReview, hasLowConfidence, missingRecords, type MissingRecord, type ParsedRow } from './parsed-row.js';
import styles from './parser.module.css';

export interface ParsedRowCardProps {
  row: ParsedRow;
  onChange: (changes: Partial<ParsedRow>) => void;
  onCreate: (missing: MissingRecord) => void;
}

/** The original text of a line, and its parts to be corrected. */
export function ParsedRowCard({ row, onChange, onCreate }: ParsedRowCardProps) {
  const { t } = useTranslation();
  const { ingredient, input, accepted } = row;
  const change = (changes: Partial<RecipeIngredient>) => onChange({ ingredient: { ...ingredient, ...changes } });
  return (
    <li className={classes(styles.row, needsReview(row) && styles.doubtful)}>
      {ingredient.title && <h3>{ingredient.title}</h3>}
      <div className={styles.line}>
        <Confidence row={row} />
        <bdi className={styles.input}>{input}</bdi>
        <Button
          size="small"
          type={accepted ? 'default' : 'text'}
          aria-pressed={accepted}
          icon={<Icon name="check" size={16} />}
          onClick={() => onChange({ accepted: !accepted })}
        >
          {t('parser.accept')}
        </Button>
      </div>
      <div className={styles.parts} role="group" aria-label={input}>
        <QuantityInput value={ingredient.quantity} onChange={(quantity) => change({ quantity })} />
        <CatalogueSelect
          kind="units"
          label={t('recipe-edit.unit')}
          value={ingredient.unit}
          onChange={(unit) => change({ unit })}
        />
        <CatalogueSelect
          kind="foods"
          label={t('recipe-edit.food')}
          value={ingredient.food}
          onChange={(food) => change({ food })}
        />
        <Input
          aria-label={t('parser.note')}
          placeholder={t('parser.note')}
          value={ingredient.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
      <div className={styles.offers}>
        {missingRecords(ingredient).map((missing) => (
          <Button
            key={missing.kind}
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => onCreate(missing)}
          >
            {t(missing.kind === 'units' ? 'parser.create-unit' : 'parser.create-food', { name: missing.name })}
          </Button>
        ))}
        <AliasSuggestion row={row} onAliasSaved={() => onChange({ unknownFood: null })} />
      </div>
    </li>
  );
}

/** The confidence of the parser, not by color alone. A new food alone does not make the line uncertain. */
function Confidence({ row }: { row: ParsedRow }) {
  const { t, i18n } = useTranslation();
  const uncertain = hasLowConfidence(row);
  const percent = row.confidence?.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className={classes(styles.confidence, uncertain ? styles.bad : styles.good)}>
      <Icon name={uncertain ? 'warning' : 'success'} size={18} />
      <span className="visually-hidden">{t(uncertain ? 'parser.please-check' : 'parser.looks-right')}</span>
      {percent}
    </span>
  );
}
