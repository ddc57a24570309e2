import { servingsLabel } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useBrokenImage } from '../../../../shared/hooks/elements/use-broken-image.js';
import { classes } from '../../../../shared/ui/classes.js';
import { Markdown } from '../../../../shared/ui/markdown/Markdown.js';
import { recipeImage } from '../../../../entities/recipes/recipe-image.js';
import { LastCooked } from '../../cook-log/LastCooked.js';
import { useReaderAccess } from '../../access/reader-access.js';
import { RatingBar } from './RatingBar.js';
import { RecipeActions } from './RecipeActions.js';
import { Times } from './Times.js';
import styles from './RecipeHead.module.css';

export interface RecipeHeadProps {
  recipe: Recipe;
  groupSlug: string;
  scale: number;
  onCook: () => void;
}

/** Name, image, description and times; the image above instead of next to them if the recipe has that setting. */
export function RecipeHead({ recipe, groupSlug, scale, onCook }: RecipeHeadProps) {
  const { share } = useReaderAccess();
  const source = recipeImage(recipe, 'original', share);
  const [isBroken, markBroken] = useBrokenImage(source);
  const image = isBroken ? null : source;
  const layout = image && (recipe.settings.landscapeView ? styles.above : styles.beside);
  return (
    <header className={classes(styles.head, layout)}>
      <div className={styles.words}>
        <h1>
          <bdi>{recipe.name}</bdi>
        </h1>
        <RatingBar recipe={recipe} />
        <Markdown className={styles.description}>{recipe.description ?? ''}</Markdown>
        <Times recipe={recipe} recipeYield={recipe.recipeYield && servingsLabel(recipe.recipeYield, scale)} />
        <LastCooked recipe={recipe} />
        <RecipeActions recipe={recipe} groupSlug={groupSlug} onCook={onCook} />
      </div>
      {image && (
        <div className={styles.frame}>
          <picture>
            <source media="(max-width: 959.98px)" srcSet={recipeImage(recipe, 'min-original', share) ?? ''} />
            <img src={image} alt={recipe.name} fetchPriority="high" onError={markBroken} />
          </picture>
        </div>
      )}
    </header>
  );
}
