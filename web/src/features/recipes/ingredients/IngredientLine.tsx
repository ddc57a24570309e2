import { useTranslation } from 'react-i18next';
import type { AmountParts, IngredientView } from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { numberText } from '../../../shared/text/number-text.js';
import { InlineMarks, InlineText } from '../../../shared/ui/data/InlineText.js';
import { ingredientLineParts } from './ingredient-line.js';
import styles from './IngredientList.module.css';

const THIN_SPACE = '\u2009';

/** Amount, unit and food in one line, the note smaller below; an ingredient without food shows its note. */
export function IngredientLine({ ingredient, view }: { ingredient: RecipeIngredient; view: IngredientView }) {
  const { quantity, unit, food, note } = ingredientLineParts(ingredient, view);
  const main = food || note;
  return (
    <>
      {quantity && (
        <>
          <Amount amount={quantity} />{' '}
        </>
      )}
      {unit && <>{unit} </>}
      {main && (
        <strong className={food || quantity ? styles.food : styles.plain}>
          <InlineMarks>{main}</InlineMarks>
        </strong>
      )}
      {food && note && (
        <span className={styles.note}>
          <InlineText>{note}</InlineText>
        </span>
      )}
    </>
  );
}

/** `1 ½` rendered with a small fraction, in the digits of the language. */
function Amount({ amount }: { amount: AmountParts }) {
  const { language } = useTranslation().i18n;
  const inLanguage = (value: number) => numberText(value, language);
  if (amount.kind === 'decimal') return <span className={styles.amount}>{inLanguage(Number(amount.text))}</span>;
  const { whole, numerator, denominator } = amount;
  return (
    <span className={styles.amount}>
      {whole > 0 && inLanguage(whole)}
      {numerator > 0 && (
        <span className={styles.fraction}>
          {whole > 0 && THIN_SPACE}
          <sup>{inLanguage(numerator)}</sup>⁄<sub>{inLanguage(denominator)}</sub>
        </span>
      )}
    </span>
  );
}
