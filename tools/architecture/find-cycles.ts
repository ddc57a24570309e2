import type { ImportGraph } from './import-graph.js';

type Edges = Map<string, Set<string>>;

/**
 * The cycles of a graph of files. Each folder is checked separately: its files and subfolders must not import each
 * other in a circle. A cycle is described by its folder and members, for example `recipes: a.ts, store`.
 */
export function findCycles(graph: ImportGraph): string[] {
  return [...edgesByFolder(graph)].flatMap(([folder, edges]) =>
    circles(edges).map((members) => `${folder || '.'}: ${members.sort().join(', ')}`),
  );
}

/** For every folder the imports between its direct children. */
function edgesByFolder(graph: ImportGraph): Map<string, Edges> {
  const folders = new Map<string, Edges>();
  for (const [file, imports] of graph) {
    for (const imported of imports) addEdge(folders, file.split('/'), imported.split('/'));
  }
  return folders;
}

function addEdge(folders: Map<string, Edges>, from: string[], to: string[]): void {
  const depth = from.findIndex((part, index) => part !== to[index]);
  if (depth < 0) return; // a file that imports itself
  const folder = from.slice(0, depth).join('/');
  const [source, target] = [from[depth], to[depth]];
  if (source === undefined || target === undefined) return;
  const edges = folders.get(folder) ?? new Map<string, Set<string>>();
  folders.set(folder, edges.set(source, (edges.get(source) ?? new Set()).add(target)));
}

/** The strongly connected components with more than one member. */
function circles(edges: Edges): string[][] {
  const reachable = new Map([...edges.keys()].map((node) => [node, reachedFrom(node, edges)]));
  const seen = new Set<string>();
  return [...edges.keys()].flatMap((node) => {
    if (seen.has(node)) return [];
    const circle = [...(reachable.get(node) ?? [])].filter((other) => reachable.get(other)?.has(node));
    circle.forEach((member) => seen.add(member));
    return circle.length > 1 ? [circle] : [];
  });
}

function reachedFrom(start: string, edges: Edges): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of edges.get(node) ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return reached;
}
