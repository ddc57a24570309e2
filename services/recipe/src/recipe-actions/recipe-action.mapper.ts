import type { RecipeAction, RecipeActionDraft, RecipeActionPatch } from '@larder/contracts';
import { sortText } from '../records/index.js';
import type { RecipeActionDocument } from './recipe-action.schema.js';

/** The stored fields of an action, without its household. */
export type ActionContent = Pick<RecipeActionDocument, 'actionType' | 'title' | 'titleSort' | 'url'>;

/** An action in its contract shape. */
export function toRecipeAction(document: RecipeActionDocument): RecipeAction {
  return {
    actionType: document.actionType,
    title: document.title,
    url: document.url,
    groupId: document.groupId,
    householdId: document.householdId,
    id: document._id,
  };
}

/** The stored fields of a draft. */
export function contentOf({ actionType, title, url }: RecipeActionDraft): ActionContent {
  return { actionType, title, titleSort: sortText(title), url };
}

/** The stored fields that a patch changes. */
export function changesOf({ actionType, title, url }: RecipeActionPatch): Partial<ActionContent> {
  return {
    ...(actionType !== undefined && { actionType }),
    ...(title !== undefined && { title, titleSort: sortText(title) }),
    ...(url !== undefined && { url }),
  };
}
