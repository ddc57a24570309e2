import { ExploredCookbooksController } from './explored-cookbooks.controller.js';
import { ExploredFoodsController } from './explored-foods.controller.js';
import { ExploredHouseholdsController } from './explored-households.controller.js';
import { exploredOrganizerControllers } from './explored-organizers.js';
import { ExploredRecipesController } from './explored-recipes.controller.js';

/** What visitors may read of public groups. */
export const exploreControllers = [
  ExploredRecipesController,
  ExploredFoodsController,
  ...exploredOrganizerControllers,
  ExploredCookbooksController,
  ExploredHouseholdsController,
];
