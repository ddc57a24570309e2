import { RecipeMenuButton } from './RecipeMenuButton.js';
import type { RecipeMenuProps } from './RecipeMenu.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { OnDemand } from '../../../shared/ui/controls/overlays/OnDemand.js';

const RecipeMenu = lazyPart(async () => ({ default: (await import('./RecipeMenu.js')).RecipeMenu }));

/** The menu of a recipe; only its button is rendered until it is pressed. */
export function RecipeMenuOnDemand(props: RecipeMenuProps) {
  return (
    <OnDemand parts={[RecipeMenu]} button={(handlers) => <RecipeMenuButton recipe={props.recipe} {...handlers} />}>
      <RecipeMenu {...props} />
    </OnDemand>
  );
}
