import { Suspense, useState } from 'react';
import { RecipeMenuButton } from './RecipeMenuButton.js';
import type { RecipeMenuProps } from './RecipeMenu.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const RecipeMenu = lazyPart(async () => ({ default: (await import('./RecipeMenu.js')).RecipeMenu }));

/** The menu of a recipe; only its button is rendered until it is pressed. */
export function RecipeMenuOnDemand(props: RecipeMenuProps) {
  const [isRequested, setRequested] = useState(false);
  const button = <RecipeMenuButton recipe={props.recipe} onClick={() => setRequested(true)} />;
  return isRequested ? (
    <Suspense fallback={button}>
      <RecipeMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
