import { dirname } from 'node:path';
import { filesIn } from './list-files.js';

/** A reader grasps a folder of this number of files; larger ones are divided by subject. */
const MAX_FILES = 15;
const ONE_FILE_PER_LANGUAGE = 'libs/locales/src/texts/translations';

it('a folder has at most fifteen source files', () => {
  const counts = new Map<string, number>();
  for (const file of filesIn('', /\.(?:[cm]?[jt]s|tsx|css)$/)) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  counts.delete(ONE_FILE_PER_LANGUAGE);

  expect(counts.size).toBeGreaterThan(500);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
