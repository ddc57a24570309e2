import {
  CreateMenu,
  DeleteMenu,
  ListMenus,
  MenuDraft,
  PlanMenu,
  ReadMenu,
  readPage,
  UpdateMenu,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { neighbors } from './support/household-fixture.js';
import { MealPlanFixture, notFound } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start({});
});
afterAll(() => plans.service.stop());

const DAY = '2030-06-01'; // a Saturday
const as = (actor: Actor) => plans.service.as(actor);

describe('menus', () => {
  it('are stored and planned for a day', async () => {
    const { ana, neighbor } = neighbors();
    const goose = plans.recipeService.add(ana, 'Goose');
    const draft = MenuDraft.parse({
      name: 'Christmas dinner',
      items: [
        { recipeId: goose.id, servings: 8 },
        { title: 'Dumplings', entryType: 'side' },
      ],
    });
    const { id } = await as(ana).request(CreateMenu, { id: newId(), menu: draft });
    await as(ana).request(UpdateMenu, { id, changes: { name: 'Christmas' } });

    const planned = await as(ana).request(PlanMenu, { id, date: '2030-12-25' });

    expect(
      planned.map(({ recipe, title, entryType, servings, position }) => [
        recipe?.name ?? title,
        entryType,
        servings,
        position,
      ]),
    ).toEqual([
      ['Goose', 'dinner', 8, 0],
      ['Dumplings', 'side', null, 1],
    ]);
    const { items } = await readPage(as(ana).stream(ListMenus, {}));
    expect(items).toEqual([expect.objectContaining({ id, name: 'Christmas' })]);
    await expect(as(neighbor).request(ReadMenu, { id })).rejects.toEqual(notFound);
    await expect(as(neighbor).request(UpdateMenu, { id, changes: {} })).rejects.toEqual(notFound);
    await expect(as(neighbor).request(PlanMenu, { id, date: DAY })).rejects.toEqual(notFound);
    await expect(as(neighbor).request(DeleteMenu, { id })).rejects.toEqual(notFound);
    await as(ana).request(DeleteMenu, { id });
    await expect(as(ana).request(ReadMenu, { id })).rejects.toEqual(notFound);
  });

  it('refuse recipes of other groups', async () => {
    const { ana } = neighbors();
    const menu = MenuDraft.parse({ name: 'Lunch', items: [{ recipeId: newId() }] });
    const created = as(ana).request(CreateMenu, { id: newId(), menu });
    await expect(created).rejects.toMatchObject({ code: 'meal-plan.recipe-not-found' });
  });
});
