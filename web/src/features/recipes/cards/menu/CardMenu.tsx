import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useCardContext } from '../card-context.js';
import { CardMenuButton } from './CardMenuButton.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';
import { OnDemand } from '../../../../shared/ui/controls/overlays/OnDemand.js';

const OpenedCardMenu = lazyPart(async () => ({ default: (await import('./OpenedCardMenu.js')).OpenedCardMenu }));

/** The actions of a recipe on its card. Only the button is rendered until it is pressed, since lists are long. */
export function CardMenu({ recipe }: { recipe: RecipeSummary }) {
  const { member } = useCardContext();
  if (!member) return null;
  return (
    <OnDemand parts={[OpenedCardMenu]} button={(handlers) => <CardMenuButton recipe={recipe} {...handlers} />}>
      <OpenedCardMenu recipe={recipe} member={member} />
    </OnDemand>
  );
}
