import { CardProvider } from '../../features/recipes/cards/CardProvider.js';
import { RecipeCard } from '../../features/recipes/cards/RecipeCard.js';
import { TimelinePage } from '../../features/timeline/TimelinePage.js';

/** The timeline with cards of its recipes: two features on one page. */
export function TimelineRoute() {
  return (
    <CardProvider>
      <TimelinePage recipeCard={(recipe) => <RecipeCard recipe={recipe} />} />
    </CardProvider>
  );
}
