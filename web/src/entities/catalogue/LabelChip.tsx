import type { Label } from '@larder/contracts/recipe/catalogue/food';
import styles from '../../shared/ui/data/Chip.module.css';
import { labelColors } from './label-colors.js';

/** A label in its color, with readable text. */
export function LabelChip({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) {
  return (
    <span className={styles.chip} style={labelColors(color)}>
      <bdi>{name}</bdi>
    </span>
  );
}
