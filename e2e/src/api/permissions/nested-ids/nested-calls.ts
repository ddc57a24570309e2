import { randomUUID } from 'node:crypto';
import type { Tenant } from './make-tenant.js';

type Call = [description: string, method: string, path: string, body?: unknown];

const DATE = '2026-01-02';
const query = (queryFilter: string) => new URLSearchParams({ queryFilter, perPage: '-1' }).toString();

/** Requests of a caller for own records whose bodies and parameters name records of another tenant. */
export function nestedCalls(own: Tenant, other: Tenant): Call[] {
  return [
    ...shopping(own, other),
    ...plans(own, other),
    ...recipes(own, other),
    ...filters(other),
    ...rest(own, other),
  ];
}

function shopping({ ids: own }: Tenant, { ids: other, recipe }: Tenant): Call[] {
  const items = '/api/households/shopping/items';
  const lists = '/api/households/shopping/lists';
  const list = { shoppingListId: own.list };
  return [
    ['an item for the other list', 'POST', items, { shoppingListId: other.list, note: 'x' }],
    ['items for both lists', 'POST', `${items}/create-bulk`, [list, { shoppingListId: other.list, note: 'x' }]],
    ['an item with the id of the other one', 'POST', items, { ...list, id: other.item, note: 'x' }],
    ['the other item, moved here', 'PUT', items, [{ ...list, id: other.item, note: 'x' }]],
    ['the own item, moved there', 'PUT', `${items}/${own.item}`, { shoppingListId: other.list, note: 'x' }],
    ['the other item in a list of ids', 'DELETE', `${items}?ids=${other.item}`],
    ['an item with the other food', 'POST', items, { ...list, foodId: other.food }],
    ['an item with the other unit', 'POST', items, { ...list, note: 'x', unitId: other.unit }],
    ['an item with the other label', 'POST', items, { ...list, note: 'x', labelId: other.label }],
    ['an item of the other recipe', 'POST', items, { ...list, note: 'x', recipeReferences: [{ recipeId: recipe.id }] }],
    ['the other recipe on the own list', 'POST', `${lists}/${own.list}/recipe/${recipe.id}`, {}],
    ['the other recipes on the own list', 'POST', `${lists}/${own.list}/recipe`, [{ recipeId: recipe.id }]],
    ['the own list with other items', 'PUT', `${lists}/${own.list}`, { name: 'x', listItems: [{ id: other.item }] }],
  ];
}

function plans({ ids: own, user }: Tenant, { ids: other, recipe, tag, category, user: otherUser }: Tenant): Call[] {
  const plan = '/api/households/mealplans';
  const entry = { date: DATE, entryType: 'dinner' };
  const rule = { day: 'monday', entryType: 'dinner' };
  const owner = { userId: otherUser.id, householdId: otherUser.householdId, groupId: otherUser.groupId };
  return [
    ['an entry with the other recipe', 'POST', plan, { ...entry, recipeId: recipe.id }],
    ['the own entry with the other recipe', 'PATCH', `${plan}/${own.entry}`, { recipeId: recipe.id }],
    ['the own entry for the other user', 'PATCH', `${plan}/${own.entry}`, { title: 'x', ...owner }],
    ['a rule with other organizers', 'POST', `${plan}/rules`, { ...rule, categories: [category], tags: [tag] }],
    [
      'a menu with the other recipe',
      'POST',
      '/api/households/menus',
      {
        name: randomUUID(),
        items: [{ entryType: 'dinner', recipeId: recipe.id }],
      },
    ],
    ['an invitation to the other household', 'POST', '/api/households/invitations', { uses: 1, ...owner }],
    ['a test of the other webhook', 'POST', `/api/households/webhooks/${other.hook}/test`, {}],
    ['the other user’s permissions', 'PUT', '/api/households/permissions', { userId: otherUser.id, canManage: false }],
    ['a rating for the other user', 'POST', `/api/users/${otherUser.id}/ratings/x`, { rating: 1 }],
    ['a rating of the other recipe', 'POST', `/api/users/${user.id}/ratings/${recipe.slug}`, { rating: 1 }],
    ['the other recipe as favorite', 'POST', `/api/users/${user.id}/favorites/${recipe.slug}`, {}],
  ];
}

function recipes({ recipe: own, tag: ownTag }: Tenant, { ids, recipe, tag, category, tool, user }: Tenant): Call[] {
  const path = `/api/recipes/${own.slug}`;
  const bulk = '/api/recipes/bulk-actions';
  const ingredient = { quantity: 1, note: 'x', food: { id: ids.food }, unit: { id: ids.unit } };
  return [
    ['an ingredient with the other food and unit', 'PATCH', path, { recipeIngredient: [ingredient] }],
    [
      'the other organizers by id',
      'PATCH',
      path,
      {
        tags: [{ id: tag.id }],
        recipeCategory: [{ id: category.id }],
        tools: [{ id: tool.id }],
      },
    ],
    ['the other user as owner', 'PATCH', path, { userId: user.id }],
    ['a tag for the other recipe', 'POST', `${bulk}/tag`, { recipes: [recipe.slug], tags: [ownTag] }],
    ['the other recipe, deleted', 'POST', `${bulk}/delete`, { recipes: [recipe.slug] }],
    [
      'the other recipe, made public',
      'POST',
      `${bulk}/settings`,
      { recipes: [recipe.slug], settings: { public: true } },
    ],
    ['a comment on the other recipe', 'POST', '/api/comments', { recipeId: recipe.id, text: 'x' }],
    [
      'an event of the other recipe',
      'POST',
      '/api/recipes/timeline/events',
      {
        recipeId: recipe.id,
        subject: 'x',
        eventType: 'comment',
      },
    ],
    [
      'an event as the other user',
      'POST',
      '/api/recipes/timeline/events',
      {
        recipeId: own.id,
        userId: user.id,
        subject: 'x',
        eventType: 'comment',
      },
    ],
    ['a link to the other recipe', 'POST', '/api/shared/recipes', { recipeId: recipe.id }],
    ['a copy of the other recipe', 'POST', `/api/recipes/${recipe.id}/duplicate`, { name: 'x' }],
  ];
}

/** Filters and parameters that name the other group and its records. */
function filters({ ids, recipe, tag, category, user, mark }: Tenant): Call[] {
  const all = `id = "${recipe.id}" OR groupId = "${user.groupId}" OR tags.id IN ["${tag.id}"]`;
  const parameters = `categories=${category.id}&foods=${ids.food}&households=${user.householdId}`;
  return [
    ['recipes by a filter', 'GET', `/api/recipes?${query(all)}`],
    ['recipes by parameters', 'GET', `/api/recipes?${parameters}`],
    ['recipes of the other cookbook', 'GET', `/api/recipes?cookbook=${ids.cookbook}`],
    ['comments by a filter', 'GET', `/api/comments?${query(`recipeId = "${recipe.id}"`)}`],
    ['events by a filter', 'GET', `/api/recipes/timeline/events?${query(`recipeId = "${recipe.id}"`)}`],
    ['foods by a filter', 'GET', `/api/foods?${query(`groupId = "${user.groupId}"`)}`],
    ['lists by a filter', 'GET', `/api/households/shopping/lists?${query(`householdId = "${user.householdId}"`)}`],
    ['entries by a filter', 'GET', `/api/households/mealplans?${query(`title LIKE "${mark}%"`)}`],
    ['suggestions for the other food', 'GET', `/api/recipes/suggestions?foods=${ids.food}`],
  ];
}

function rest({ ids: own, recipe: ownRecipe }: Tenant, { ids: other, recipe, tag }: Tenant): Call[] {
  const actions = '/api/households/recipe-actions';
  const filter = { queryFilterString: `id = "${recipe.id}" OR tags.id IN ["${tag.id}"]` };
  return [
    ['a food with the other label', 'POST', '/api/foods', { name: randomUUID(), labelId: other.label }],
    ['the other food, merged into the own one', 'PUT', '/api/foods/merge', { fromFood: other.food, toFood: own.food }],
    ['the own food, merged into the other one', 'PUT', '/api/foods/merge', { fromFood: own.food, toFood: other.food }],
    ['the other unit, merged', 'PUT', '/api/units/merge', { fromUnit: other.unit, toUnit: own.unit }],
    ['a cookbook of the other recipe', 'PATCH', `/api/households/cookbooks/${own.cookbook}`, filter],
    ['the other action', 'POST', `${actions}/${other.action}/trigger/${ownRecipe.slug}`, {}],
    ['the own action for the other recipe', 'POST', `${actions}/${own.action}/trigger/${recipe.slug}`, {}],
  ];
}
