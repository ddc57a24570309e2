import { whenIdle } from './when-idle.js';

/** The Network Information API, which is missing in the DOM types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The element where the build lists the files (`build/first-pages.ts`). */
const ELEMENT_ID = 'first-pages';

/**
 * Prefetches the code of menus and of the search after the page is loaded, so that they open without delay. The code is
 * not executed. Skipped in data-saver mode and on slow connections.
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
  const { parts = [] } = JSON.parse(text ?? '{}') as { parts?: string[] }; // written by our own build
  return parts;
}
