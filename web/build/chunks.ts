import { FIRST_PAGES } from './first-load.ts';

/** What the build tool knows of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
}

export interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** What every page runs on, in two files: a phone would not answer while it reads or runs both at once. */
const REACT = /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const FRAMEWORK =
  /node_modules[\\/](?:react-router|@reduxjs|redux|redux-thunk|react-redux|reselect|immer|i18next|react-i18next|use-sync-external-store)[\\/]/;
/** Libraries that the first pages do not use (they have `src/shared/ui/controls`). */
const ANT_DESIGN = /node_modules[\\/](?:antd|@ant-design|@rc-component|@emotion|stylis|@babel)[\\/]/;

/**
 * What the first pages need comes in a few files instead of some thirty small ones: over HTTP/1.1 a browser fetches six at
 * a time. `base` is what the start needs, `pages` what several of the first pages need, and each of them has a file of its
 * own for the rest, also for modules that later parts share with it. Other modules that few parts share stay apart.
 */
export function sharedChunks(root: string) {
  const page = (path: string) => `${root}/${path}`;
  const isStart = remembered((id, modules) => reachedFrom(page('src/main.tsx'), modules).has(id));
  const isOf = (path: string) => (id: string, modules: Modules) => reachedFrom(page(path), modules).has(id);
  const isShared = remembered(
    (id, modules) => Object.values(FIRST_PAGES).filter((path) => isOf(path)(id, modules)).length > 1,
  );
  // In this order: a file also takes what its modules import, unless an earlier one has it.
  const files: [name: string, holds: Question][] = [
    ['base', isStart],
    ['pages', isShared],
    ...Object.entries(FIRST_PAGES).map(([name, path]): [string, Question] => [name, isOf(path)]),
  ];
  return [
    { name: 'react', test: REACT },
    { name: 'vendor', test: FRAMEWORK },
    { name: 'antd', test: ANT_DESIGN, minShareCount: 30 },
    ...files.map(([file, holds]) => ({ name: (id: string, modules: Modules) => (holds(id, modules) ? file : null) })),
    { name: 'shared', test: /src[\\/](?:shared|api|i18n)/, minShareCount: 30 },
  ];
}

type Question = (id: string, modules: Modules) => boolean;

function remembered(ask: Question): Question {
  const answers = new Map<string, boolean>();
  return (id, modules) => {
    const known = answers.get(id) ?? ask(id, modules);
    answers.set(id, known);
    return known;
  };
}

const reaches = new Map<string, Set<string>>();

/** A module and all that comes with it at once. */
function reachedFrom(start: string, modules: Modules): Set<string> {
  const known = reaches.get(start);
  if (known) return known;
  const reached = new Set<string>();
  const add = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(start);
  reaches.set(start, reached);
  return reached;
}
