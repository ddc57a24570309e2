import { Suspense, useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useCardContext } from '../card-context.js';
import { CardMenuButton } from './CardMenuButton.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';

const OpenedCardMenu = lazyPart(async () => ({ default: (await import('./OpenedCardMenu.js')).OpenedCardMenu }));

/** The actions of a recipe on its card. Only the button is rendered until it is pressed, since lists are long. */
export function CardMenu({ recipe }: { recipe: RecipeSummary }) {
  const { member } = useCardContext();
  const [isRequested, setRequested] = useState(false);
  if (!member) return null;
  const button = <CardMenuButton recipe={recipe} onClick={() => setRequested(true)} />;
  return isRequested ? (
    <Suspense fallback={button}>
      <OpenedCardMenu recipe={recipe} member={member} />
    </Suspense>
  ) : (
    button
  );
}
