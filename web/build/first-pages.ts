import type { Plugin, Rollup } from 'vite';
import { chunksIn, FIRST_PAGES, FIRST_PARTS, inExecutionOrder, scriptsOf, type Chunks } from './first-load.ts';

/** The id of the element with the file names; `public/early.js` reads it. */
export const ELEMENT_ID = 'first-pages';

/** The tags that load the code of the app: `early.js` does it instead, after the images of the shell. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY_SCRIPT = /\s*<script type="module"[^>]* src="[^"]*"><\/script>/;

/**
 * Writes into index.html the files that each first page needs besides the entry, so that the browser loads them in
 * parallel; as `parts`, the parts that are prefetched (`src/app/start/prefetch-parts.ts`); as `start`, the files that
 * `early.js` loads after the images of the shell and runs after these are painted, dependencies first.
 */
export function firstPages(): Plugin {
  return {
    name: 'larder:first-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle && {
          html: html.replace(ENTRY_SCRIPT, '').replaceAll(PRELOAD, ''),
          tags: [{ tag: 'script', attrs: { type: 'application/json', id: ELEMENT_ID }, children: pagesText(bundle) }],
        },
    },
  };
}

function pagesText(bundle: Rollup.OutputBundle): string {
  const chunks = chunksIn(bundle);
  const start = startFiles(chunks);
  const beyondStart = (sources: readonly string[]) => {
    const needed = sources.flatMap((source) => scriptsOf(source, chunks));
    const scripts = [...new Set(needed)].filter((file) => !start.includes(file));
    return [...scripts, ...new Set(scripts.flatMap((file) => [...(chunks[file]?.viteMetadata?.importedCss ?? [])]))];
  };
  const pages = Object.entries(FIRST_PAGES).map(([name, page]) => [name, beyondStart([page])]);
  return JSON.stringify({ ...Object.fromEntries(pages), parts: beyondStart(FIRST_PARTS), start });
}

/** The files that index.html references; each after its imports. */
function startFiles(chunks: Chunks): string[] {
  const entries = Object.entries(chunks).filter(([, { isEntry }]) => isEntry);
  return entries.flatMap(([file]) => inExecutionOrder(file, chunks));
}
