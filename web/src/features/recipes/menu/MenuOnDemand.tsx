import { Suspense, useState } from 'react';
import { MenuButton } from './MenuButton.js';
import type { RecipeMenuProps } from './RecipeMenu.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const RecipeMenu = lazyPart(async () => ({ default: (await import('./RecipeMenu.js')).RecipeMenu }));

/** The menu of a recipe; nothing but its button until somebody presses it. */
export function MenuOnDemand(props: RecipeMenuProps) {
  const [asked, setAsked] = useState(false);
  const button = <MenuButton recipe={props.recipe} onClick={() => setAsked(true)} />;
  return asked ? (
    <Suspense fallback={button}>
      <RecipeMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
