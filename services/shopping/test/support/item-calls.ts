import {
  CreateShoppingItems,
  CreateShoppingList,
  ListShoppingItems,
  ReadShoppingList,
  readPage,
  ShoppingItemDraft,
  ShoppingItemBulkUpdate,
  UpdateShoppingItems,
  type Actor,
  type PageQuery,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, type TestService } from '@larder/testing';
import type { z } from 'zod';

type ItemInput = Omit<z.input<typeof ShoppingItemDraft>, 'shoppingListId'> & { shoppingListId?: string };

/** Requests on lists and items. */
export function itemCalls(shopping: () => TestService) {
  /** A list of Ana, whose household Ben belongs to, and a member of another household of their group. */
  async function aList() {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const { id } = await shopping()
      .as(ana)
      .request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
    return { ana, ben, id, neighbor: aHousehold(household.group).member() };
  }
  const create = (actor: Actor, listId: string, ...items: ItemInput[]) =>
    shopping()
      .as(actor)
      .request(CreateShoppingItems, {
        items: items.map((item) => ({
          ...ShoppingItemDraft.parse({ shoppingListId: listId, ...item }),
          id: String(item.id ?? newId()),
        })),
      });
  const update = (actor: Actor, ...items: z.input<typeof ShoppingItemBulkUpdate>[]) =>
    shopping()
      .as(actor)
      .request(UpdateShoppingItems, {
        items: items.map((item) => ShoppingItemBulkUpdate.parse(item)),
        mustExist: false,
      });
  const read = (actor: Actor, id: string) => shopping().as(actor).request(ReadShoppingList, { id });
  const displays = async (actor: Actor, id: string) => (await read(actor, id)).listItems.map(({ display }) => display);
  const page = (actor: Actor, query: z.input<typeof PageQuery> = {}) =>
    readPage(shopping().as(actor).stream(ListShoppingItems, query));

  return { aList, create, update, read, displays, page };
}
