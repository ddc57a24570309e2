import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './list-files.js';

const LOCALES = join(ROOT, 'web/src/locales');

/** `@Scheduled('name'` and, for schedules of the settings, `schedules.add({ name: 'name'`. */
const SCHEDULE = /(?:@Scheduled\(|schedules\.add\(\{ name: )'([a-z-]+)'/g;

function scheduleIds(): string[] {
  const files = readdirSync(join(ROOT, 'services'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^[^/]+\/src\/.*(?<!\.spec)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, 'services', file), 'utf8').matchAll(SCHEDULE)])
    .map(([, id = '']) => id);
}

describe('a scheduled task', () => {
  it.each(['en-US', 'de-DE', 'ar-SA'])('has a name on the page of background tasks (%s)', (locale) => {
    const messages = JSON.parse(readFileSync(join(LOCALES, `${locale}.json`), 'utf8')) as {
      'background-tasks': Record<string, string>;
    };
    const names = Object.keys(messages['background-tasks']);
    const unnamed = scheduleIds().filter((id) => !names.includes(`schedule-${id}`));

    expect(scheduleIds().length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });
});
