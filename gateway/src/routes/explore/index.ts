import { ExploredCookbooksController } from './explored-cookbooks.controller.js';
import { ExploredFoodsController } from './explored-foods.controller.js';
import { ExploredHouseholdsController } from './explored-households.controller.js';
import { exploredOrganizerControllers } from './explored-organizers.js';
import { ExploredRecipesController } from './explored-recipes.controller.js';

/** The routes of public groups for visitors. */
export const exploreControllers = [
  ExploredRecipesController,
  ExploredFoodsController,
  ...exploredOrganizerControllers,
  ExploredCookbooksController,
  ExploredHouseholdsController,
];
