import {
  CreateShoppingList,
  DeleteShoppingList,
  ListShoppingLists,
  readPage,
  ReadShoppingList,
  type Actor,
  type PageQuery,
  type ShoppingListDraft,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestService } from '@larder/testing';
import type { z } from 'zod';

/** Requests on lists. */
export function listCalls(shopping: () => TestService) {
  return {
    create: (actor: Actor, list: z.input<typeof ShoppingListDraft> = { name: 'Market' }, id = newId()) =>
      shopping().as(actor).request(CreateShoppingList, { id, list }),
    read: (actor: Actor, id: string) => shopping().as(actor).request(ReadShoppingList, { id }),
    remove: (actor: Actor, id: string) => shopping().as(actor).request(DeleteShoppingList, { id }),
    list: (actor: Actor, query: z.input<typeof PageQuery> = {}) =>
      readPage(shopping().as(actor).stream(ListShoppingLists, query)),
  };
}
