import { Suspense } from 'react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSearchParam } from '../../../shared/hooks/use-search-param.js';
import { useSessionSet } from '../../../shared/hooks/use-session-set.js';
import { classes } from '../../../shared/ui/classes.js';
import { Assets } from '../assets/Assets.js';
import { Comments } from '../comments/Comments.js';
import { PrintOnlySheet } from '../print/PrintOnlySheet.js';
import { usePrinting } from '../print/use-printing.js';
import { IngredientPanel } from './ingredients/IngredientPanel.js';
import { KeepAwake } from './sections/KeepAwake.js';
import { Notes } from '../content/Notes.js';
import { NutritionFacts } from '../content/NutritionFacts.js';
import { Organizers } from './sections/Organizers.js';
import { RecipeHead } from './head/RecipeHead.js';
import { SourceLink } from './sections/SourceLink.js';
import { StepList } from './steps/StepList.js';
import { Tools } from './sections/Tools.js';
import { useScale } from '../content/use-scale.js';
import styles from './RecipeView.module.css';
import { lazyPlainPart } from '../../../shared/theme/lazy-part.js';

const CookMode = lazyPlainPart(async () => ({ default: (await import('../cook/CookMode.js')).CookMode }));

/** A recipe to read; cook mode covers it. Both share the checked items. */
export function RecipeView({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const [scale, setScale] = useScale();
  const [cookParam, setCookParam] = useSearchParam('cook');
  const checkedIngredients = useSessionSet(`gathered ${recipe.id}`);
  const checkedSteps = useSessionSet(`done ${recipe.id}`);
  const printing = usePrinting();
  const cooking = cookParam !== null && recipe.recipeInstructions.length > 0;

  return (
    <>
      <article className={classes(styles.recipe, printing && 'no-print')}>
        <RecipeHead
          recipe={recipe}
          groupSlug={groupSlug}
          scale={scale}
          onCook={() => setCookParam('1', { replace: false })}
        />
        <div className={styles.columns}>
          <div className={styles.side}>
            <IngredientPanel recipe={recipe} scale={scale} onScale={setScale} checkedIngredients={checkedIngredients} />
            <Tools tools={recipe.tools} />
          </div>
          <div className={styles.main}>
            <StepList recipeName={recipe.name} steps={recipe.recipeInstructions} checkedSteps={checkedSteps} />
            <Notes notes={recipe.notes} />
            <NutritionFacts nutrition={recipe.nutrition} open={recipe.settings.showNutrition} />
            <Assets recipe={recipe} />
            <Organizers recipe={recipe} groupSlug={groupSlug} />
            <footer className={styles.foot}>
              <SourceLink url={recipe.orgURL} />
              <KeepAwake />
            </footer>
            <Comments recipe={recipe} />
          </div>
        </div>
        <Suspense>
          {cooking && (
            <CookMode
              recipe={recipe}
              scale={scale}
              checkedIngredients={checkedIngredients}
              checkedSteps={checkedSteps}
              onLeave={() => setCookParam(null)}
            />
          )}
        </Suspense>
      </article>
      {printing && <PrintOnlySheet recipe={recipe} scale={scale} />}
    </>
  );
}
