export { type CommentDocument, COMMENTS, CommentSchema } from './schemas/comment.schema.js';
export { withName, type IngredientField } from './move-name-to-note.js';
export { ORGANIZER_FIELDS } from './schemas/organizer-fields.js';
export { type RatingChange, RatingRepository, type RatingSelection } from './rating.repository.js';
export { type RatingDocument, RATINGS, RatingSchema } from './schemas/rating.schema.js';
export { type ChangedRecipe, RecipeChangeFeed, type RecipeChangeListener } from './recipe-change-feed.js';
export { recipeEvent, groupEvent, type EventOptions } from './recipe-events.js';
export { type DeletedReference, RecipeIngredients } from './recipe-ingredients.js';
export { RecipeOrganizers } from './recipe-organizers.js';
export { RecipeStoreModule } from './recipe-store.module.js';
export { type RecipeWithComments, hasComments } from './recipe-with-comments.js';
export {
  type OrganizerIds,
  type RecipeNames,
  SUMMARY_FIELDS,
  type SummaryDocument,
  toRecipe,
  toSummary,
} from './recipe.mapper.js';
export { type TrashSummary, TrashRepository } from './trash/trash.repository.js';
export { changedFields } from './versions/changed-fields.js';
export { nextVersion, VERSIONED_FIELDS, type VersionedField } from './versions/recipe-version.js';
export { RecipeVersionRepository } from './versions/recipe-version.repository.js';
export { RECIPE_VERSIONS, RecipeVersionSchema } from './schemas/recipe-version.schema.js';
export { type NamedRecipe, RecipeRepository } from './recipe.repository.js';
export type {
  RecipeAddress,
  RecipeContent,
  RecipeDocument,
  RecipeFields,
  RecipeOwnership,
  RecipeKeys,
  StoredAsset,
  StoredIngredient,
  StoredStep,
  StoredVersion,
  TrashContent,
  TrashedRecipe,
} from './schemas/recipe-document.js';
export { RECIPES, RecipeSchema } from './schemas/recipe.schema.js';
