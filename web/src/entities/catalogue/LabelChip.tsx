import type { Label } from '@larder/contracts/recipe/catalogue/food';
import { isLight, parseColor } from '../../shared/theme/palette/color.js';
import styles from '../../shared/ui/data/Chip.module.css';

/** A label in its color, with readable text. */
export function LabelChip({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) {
  const fill = parseColor(color);
  return (
    <span
      className={styles.chip}
      style={fill ? { background: color, color: isLight(fill) ? 'black' : 'white' } : undefined}
    >
      <bdi>{name}</bdi>
    </span>
  );
}
