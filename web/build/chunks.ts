import { FIRST_PAGES } from './first-load.ts';

/** The part of Rollup's module information that is used. */
interface ModuleInfo {
  importedIds: readonly string[];
}

export interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Libraries of every page, in two files: a single one would block a phone while it is parsed and run. */
const REACT = /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const FRAMEWORK =
  /node_modules[\\/](?:react-router|@reduxjs|redux|redux-thunk|react-redux|reselect|immer|i18next|react-i18next|use-sync-external-store)[\\/]/;
/** Libraries that the first pages must not use (they have `src/shared/ui/controls`). */
const ANT_DESIGN = /node_modules[\\/](?:antd|@ant-design|@rc-component|@emotion|stylis|@babel)[\\/]/;

/**
 * Bundles the code of the first pages into a few files instead of thirty small ones: over HTTP/1.1 a browser loads six
 * at a time. `base` is used by the entry, `pages` by several first pages, and each page has a file for the rest,
 * including modules that later parts share with it. Other modules shared by few parts stay in separate files.
 */
export function sharedChunks(root: string) {
  const page = (path: string) => `${root}/${path}`;
  const isStart = memoize((id, modules) => reachedFrom(page('src/main.tsx'), modules).has(id));
  const isOf = (path: string) => (id: string, modules: Modules) => reachedFrom(page(path), modules).has(id);
  const isShared = memoize(
    (id, modules) => Object.values(FIRST_PAGES).filter((path) => isOf(path)(id, modules)).length > 1,
  );
  // The order matters: a file also contains the imports of its modules unless an earlier one has them.
  const files: [name: string, holds: ModulePredicate][] = [
    ['base', isStart],
    ['pages', isShared],
    ...Object.entries(FIRST_PAGES).map(([name, path]): [string, ModulePredicate] => [name, isOf(path)]),
  ];
  return [
    { name: 'react', test: REACT },
    { name: 'vendor', test: FRAMEWORK },
    { name: 'antd', test: ANT_DESIGN, minShareCount: 30 },
    ...files.map(([file, holds]) => ({ name: (id: string, modules: Modules) => (holds(id, modules) ? file : null) })),
    { name: 'shared', test: /src[\\/](?:shared|api|i18n)/, minShareCount: 30 },
  ];
}

type ModulePredicate = (id: string, modules: Modules) => boolean;

function memoize(predicate: ModulePredicate): ModulePredicate {
  const results = new Map<string, boolean>();
  return (id, modules) => {
    const result = results.get(id) ?? predicate(id, modules);
    results.set(id, result);
    return result;
  };
}

const reachedByStart = new Map<string, Set<string>>();

/** A module and all its static imports, transitively; computed once. */
function reachedFrom(start: string, modules: Modules): Set<string> {
  const cached = reachedByStart.get(start);
  if (cached) return cached;
  const reached = new Set<string>();
  const add = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(start);
  reachedByStart.set(start, reached);
  return reached;
}
