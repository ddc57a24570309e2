import { Suspense, useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useCardSurroundings } from './card-context.js';
import { CardMenuButton } from './CardMenuButton.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const OpenedCardMenu = lazyPart(async () => ({ default: (await import('./OpenedCardMenu.js')).OpenedCardMenu }));

/** What can be done with a recipe from its card. Nothing but a button until somebody presses it: lists are long. */
export function CardMenu({ recipe }: { recipe: RecipeSummary }) {
  const { member } = useCardSurroundings();
  const [asked, setAsked] = useState(false);
  if (!member) return null;
  const button = <CardMenuButton recipe={recipe} onClick={() => setAsked(true)} />;
  return asked ? (
    <Suspense fallback={button}>
      <OpenedCardMenu recipe={recipe} member={member} />
    </Suspense>
  ) : (
    button
  );
}
