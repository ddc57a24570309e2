import { whenIdle } from './when-idle.js';

/** The Network Information API, which is missing in the DOM types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where the build writes the names of files (`build/first-pages.ts`). */
const ELEMENT_ID = 'first-pages';

/**
 * Has the browser fetch the code of menus and of the search once the page is there, so that the first of them opens at
 * once. It is only fetched, not run. Not where a user saves data, or on a slow connection.
 */
export async function prefetchParts(): Promise<void> {
  await whenIdle();
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  for (const file of filesOfParts()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: `./${file}` }));
  }
}

function filesOfParts(): string[] {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const { parts = [] } = JSON.parse(text ?? '{}') as { parts?: string[] }; // our own build wrote it
  return parts;
}
