import {
  CreateTimelineEvent,
  DeleteTimelineEvent,
  DirectoryEntryDeleted,
  ReadTimelineEvent,
  SetTimelineImage,
  TimelineEventUpdated,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import sharp from 'sharp';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const image = { create: { width: 400, height: 300, channels: 3, background: '#c0392b' } } as const;

async function upload(bytes?: Buffer): Promise<string> {
  const key = `.temp/${newId()}`;
  await recipes.store.put(key, bytes ?? (await sharp(image).jpeg().toBuffer()));
  return key;
}

async function anEvent(actor: Actor): Promise<{ id: string; folder: string }> {
  const { id: recipeId } = await recipes.recipe(actor);
  const event = { recipeId, subject: 'Made it', eventType: 'comment' } as const;
  const { id } = await recipes.as(actor).request(CreateTimelineEvent, { id: newId(), event });
  return { id, folder: `recipes/${recipeId}/images/timeline/${id}/` };
}

async function filesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of recipes.store.list(folder)) names.push(key.slice(folder.length));
  return names.sort();
}

const setImage = (actor: Actor, id: string, uploadKey: string) =>
  recipes.as(actor).request(SetTimelineImage, { id, uploadKey });

describe('the image of an event', () => {
  it('is stored in three sizes; only the first one publishes an event', async () => {
    const ana = await recipes.member();
    const { id, folder } = await anEvent(ana);
    const key = await upload();

    expect(await setImage(ana, id, key)).toEqual({ image: 'has image' });
    expect(await setImage(ana, id, await upload())).toEqual({ image: 'has image' });

    expect(await filesIn(folder)).toEqual(['min-original.webp', 'original.webp', 'tiny-original.webp']);
    expect(await recipes.store.head(key)).toBeNull();
    expect((await recipes.as(ana).request(ReadTimelineEvent, { id })).image).toBe('has image');
    await recipes.settled();
    expect(recipes.published(TimelineEventUpdated).filter((each) => each.timelineEventId === id)).toHaveLength(1);
  });

  it('must be an image, and is set by the author of the event', async () => {
    const group = aGroup();
    const [ana, neighbor, outsider] = [
      await recipes.member({ group }),
      await recipes.member({ group }),
      await recipes.member(),
    ];
    const { id, folder } = await anEvent(ana);

    const text = setImage(ana, id, await upload(Buffer.from('no image')));
    await expect(text).rejects.toMatchObject({ code: 'recipe.not-an-image' });
    await expect(setImage(neighbor, id, await upload())).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    await expect(setImage(outsider, id, await upload())).rejects.toMatchObject({ code: 'common.not-found' });
    expect(await filesIn(folder)).toEqual([]);
    expect(await filesIn('.temp/')).toEqual([]);
  });

  it('is deleted with the event and with its author', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const [first, second] = [await anEvent(ana), await anEvent(ben)];
    await setImage(ana, first.id, await upload());
    await setImage(ben, second.id, await upload());

    await recipes.as(ana).request(DeleteTimelineEvent, { id: first.id });
    await recipes.publish(DirectoryEntryDeleted, { kind: 'user', id: ben.userId, revision: 9 }, { actor: ben });

    await waitUntil(async () => (await filesIn(first.folder)).length === 0);
    await waitUntil(async () => (await filesIn(second.folder)).length === 0);
  });
});
