import { afterMicrotasks, turnsOfTheEventLoop } from '@larder/testing';
import type { Broadcasts, Directory, Events, Log } from '@larder/service-kit';
import { RecipeChangeFeed } from '../../recipe-store/index.js';
import { IndexFeed } from './index-feed.js';
import type { RecipeIndexes } from './recipe-indexes.js';

/** A feed whose indexes record the recipes that are read again; `onRead` is called at the end of each reading. */
function aFeed(onRead: () => void) {
  const read: string[] = [];
  const refresh = (_groupId: string, ids: string[]) => {
    read.push(...ids);
    return Promise.resolve().then(onRead);
  };
  const indexes = { isOpen: () => true, refresh } as unknown as RecipeIndexes;
  const unused = {} as Events & Broadcasts & Directory & Log;
  return { feed: new IndexFeed(indexes, unused, unused, unused, unused, new RecipeChangeFeed()), read };
}

// The end of a run takes several microtasks; a change may come in any of them.
it.each(Array.from({ length: 12 }, (_, microtasks) => microtasks))(
  'reads a recipe whose change comes %i microtasks after the reading of another one',
  async (microtasks) => {
    let isFirst = true;
    const { feed, read } = aFeed(() => {
      if (!isFirst) return;
      isFirst = false;
      void afterMicrotasks(microtasks, () => change('stew'));
    });
    const change = (id: string) => feed.onTextsChangedElsewhere({ groupId: 'home', recipeIds: [id] });

    change('soup');
    await turnsOfTheEventLoop(3);

    expect(read).toEqual(['soup', 'stew']);
  },
);
