import type { ImportGraph } from './import-graph.js';

/**
 * Imports of another area of a service that bypass its `index.ts`. An area is a folder at the top that has one; worker
 * threads may import single files, since an index would load the whole area into each thread.
 */
export function findDeepImports(graph: ImportGraph): string[] {
  const areas = new Set([...graph.keys()].flatMap((file) => /^([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []));
  const areaOf = (file: string) => file.split('/', 1)[0] ?? '';
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((imported) => areas.has(areaOf(imported)) && areaOf(imported) !== areaOf(file))
      .filter((imported) => imported !== `${areaOf(imported)}/index.ts` && !file.endsWith('.worker.ts'))
      .map((imported) => `${file} imports ${imported}`),
  );
}
