import {
  CreateComment,
  CreateFood,
  CreateLabel,
  CreateTimelineEvent,
  FindFormerOwners,
  FindUnknownLabels,
  FindUnknownUsers,
  ListComments,
  ListFoods,
  readPage,
  ReadRecipe,
  ReadTimelineEvent,
  repairMessage,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let formerIds: string[] = [];
let successorId = '';
beforeAll(async () => {
  recipes = await startRecipes();
  await recipes.fakeReply(FindFormerOwners, ({ owners }) =>
    owners.filter(({ userId }) => formerIds.includes(userId)).map((owner) => ({ ...owner, successorId })),
  );
  await recipes.fakeReply(FindUnknownUsers, ({ userIds }) => userIds.filter((id) => formerIds.includes(id)));
});
afterAll(() => recipes.stop());
beforeEach(() => {
  formerIds = [];
});

const repair = (dryRun: boolean, actor: Actor | null = null) =>
  recipes.as(actor).request(repairMessage('recipe'), { dryRun });
const repairedOf = async (dryRun: boolean, { groupId }: Actor) =>
  (await repair(dryRun)).repaired
    .filter((each) => each.groupId === groupId)
    .map(({ repair: name, records }) => [...[name, records]]);
const foodsOf = async (actor: Actor) =>
  (await readPage(recipes.as(actor).stream(ListFoods, { perPage: -1 }))).items.map(({ name }) => name).sort();
const aFood = async (actor: Actor, name: string) => {
  const { id } = await recipes.as(actor).request(CreateFood, { id: newId(), food: { name, extras: {} } });
  return id;
};

it('transfers recipes of owners who left the group; the recipes stay in their household', async () => {
  const home = aHousehold();
  const [left, successor] = [home.member(), home.member()];
  await recipes.addToDirectory(left);
  await recipes.addToDirectory(successor);
  const { id } = await recipes.recipe(left);
  [formerIds, successorId] = [[left.userId], successor.userId];

  await expect(repairedOf(true, left)).resolves.toContainEqual(['owners of recipes', 1]);
  await expect(recipes.as(successor).request(ReadRecipe, { slugOrId: id })).resolves.toMatchObject({
    userId: left.userId,
  });
  await repair(false);

  await expect(recipes.as(successor).request(ReadRecipe, { slugOrId: id })).resolves.toMatchObject({
    userId: successor.userId,
    householdId: left.householdId,
  });
});

it('deletes comments and timeline events of unknown users', async () => {
  const home = aHousehold();
  const [gone, ana] = [home.member(), home.member()];
  await recipes.addToDirectory(gone);
  await recipes.addToDirectory(ana);
  const { id: recipeId } = await recipes.recipe(ana);
  const comment = (actor: Actor, text: string) =>
    recipes.as(actor).request(CreateComment, { id: newId(), slugOrId: recipeId, text });
  await comment(gone, 'Gone');
  await comment(ana, 'Here');
  const event = { recipeId, subject: 'Cooked', eventType: 'info' as const };
  const { id: eventId } = await recipes.as(gone).request(CreateTimelineEvent, { id: newId(), event });
  formerIds = [gone.userId];

  await expect(repairedOf(true, ana)).resolves.toEqual([
    ['comments of unknown users', 1],
    ['timeline events of unknown users', 1],
  ]);
  await repair(false);

  const { items } = await readPage(recipes.as(ana).stream(ListComments, {}));
  expect(items.map(({ text }) => text)).toEqual(['Here']);
  await expect(recipes.as(ana).request(ReadTimelineEvent, { id: eventId })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(repairedOf(false, ana)).resolves.toEqual([]);
});

it('fills missing search names of foods and sort keys of recipes', async () => {
  const ana = await recipes.member();
  const [foodId, { id: recipeId }] = [await aFood(ana, 'Crème'), await recipes.recipe(ana, 'Éclair')];
  await recipes.collection('foods').updateOne({ _id: foodId }, { $unset: { names: '', search: '', nameSort: '' } });
  await recipes.collection('recipes').updateOne({ _id: recipeId }, { $set: { nameSort: '' } });

  await expect(repairedOf(true, ana)).resolves.toHaveLength(2);
  await expect(repairedOf(false, ana)).resolves.toEqual(
    expect.arrayContaining([
      ['search names of foods and units', 1],
      ['sort keys of recipes', 1],
    ]),
  );

  await expect(recipes.collection('foods').findOne({ _id: foodId })).resolves.toMatchObject({
    names: ['creme'],
    nameSort: 'creme',
  });
  await expect(recipes.collection('recipes').findOne({ _id: recipeId })).resolves.toMatchObject({ nameSort: 'eclair' });
  await expect(repairedOf(false, ana)).resolves.toEqual([]);
});

it('renames foods with translation keys as names, only in groups with such foods', async () => {
  const [ana, ben] = [await recipes.member(), await recipes.member()];
  const keys = ['dairy-products-and-dairy-substitutes', 'bell-pepper', 'sun-dried-tomato'];
  for (const name of [...keys, 'salt']) await aFood(ana, name);
  await aFood(ben, 'bell-pepper');

  await expect(repairedOf(true, ana)).resolves.toEqual([['foods named by keys', 3]]);
  await repair(false);

  await expect(foodsOf(ana)).resolves.toEqual([
    ...['bell pepper', 'dairy products and dairy substitutes', 'salt', 'sun-dried tomato'],
  ]);
  await expect(foodsOf(ben)).resolves.toEqual(['bell-pepper']);
  await expect(repairedOf(false, ana)).resolves.toEqual([]);
});

it('finds the ids that are not labels of a group', async () => {
  const [ana, ben] = [await recipes.member(), await recipes.member()];
  const label = await recipes.as(ana).request(CreateLabel, { id: newId(), label: { name: 'Frozen' } });
  const unknown = (groupId: string) => recipes.as(null).request(FindUnknownLabels, { groupId, labelIds: [label.id] });

  await expect(unknown(ana.groupId)).resolves.toEqual([]);
  await expect(unknown(ben.groupId)).resolves.toEqual([label.id]);
});

it('refuses administrators and members', async () => {
  for (const admin of [true, false])
    await expect(repair(true, { ...(await recipes.member()), admin })).rejects.toMatchObject({
      code: 'common.forbidden',
    });
});
