import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import { useCardContext } from '../card-context.js';
import styles from '../CardButton.module.css';

/** The menu button of a card. */
export function CardMenuButton({ recipe, ...props }: { recipe: RecipeSummary } & React.ComponentProps<'button'>) {
  const { labels } = useCardContext();
  return (
    <button
      type="button"
      aria-label={labels.menuOf(recipe.name)}
      aria-haspopup="menu"
      {...props}
      className={styles.button}
    >
      <Icon name="more" />
    </button>
  );
}
