import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useBrokenImage } from '../../../shared/hooks/elements/use-broken-image.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { RecipePlaceholder } from './RecipePlaceholder.js';
import styles from './RecipeImage.module.css';

export interface RecipeImageProps {
  recipe: Pick<RecipeSummary, 'id' | 'image'>;
  className?: string | undefined;
  eager?: boolean;
}

/** The image of a card; a placeholder when there is none or it cannot be loaded. Decorative: the name is next to it. */
export function RecipeImage({ recipe, className, eager = false }: RecipeImageProps) {
  const source = recipeImage(recipe, 'min-original');
  const [isBroken, markBroken] = useBrokenImage(source);
  return (
    <div className={className}>
      {source && !isBroken ? (
        <picture>
          <source media="(max-width: 959.98px)" srcSet={recipeImage(recipe, 'tiny-original') ?? ''} />
          <img
            className={styles.image}
            src={source}
            alt=""
            width={400}
            height={300}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={markBroken}
          />
        </picture>
      ) : (
        <RecipePlaceholder seed={recipe.id} />
      )}
    </div>
  );
}
