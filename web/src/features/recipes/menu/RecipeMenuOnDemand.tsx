import { RecipeMenuButton } from './RecipeMenuButton.js';
import type { RecipeMenuProps } from './RecipeMenu.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { OnDemand } from '../../../shared/ui/controls/overlays/OnDemand.js';

const RecipeMenu = lazyPart(async () => ({ default: (await import('./RecipeMenu.js')).RecipeMenu }));

/** The menu of a recipe; only its button is rendered until it is pressed. */
export function RecipeMenuOnDemand(props: RecipeMenuProps) {
  return (
    <OnDemand button={(onClick) => <RecipeMenuButton recipe={props.recipe} onClick={onClick} />}>
      <RecipeMenu {...props} />
    </OnDemand>
  );
}
