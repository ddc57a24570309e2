import { FIRST_PAGES } from './first-load.ts';

/** What the build tool knows of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
}

export interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** What every page runs on. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@reduxjs|redux|redux-thunk|react-redux|reselect|immer|i18next|react-i18next|use-sync-external-store)[\\/]/;
/** Not for the pages that are opened first: they use nothing of it (`src/shared/ui/controls`). */
const ANT_DESIGN = /node_modules[\\/](?:antd|@ant-design|@rc-component|@emotion|stylis|@babel)[\\/]/;

/**
 * What many pages need comes in a few files instead of some thirty small ones: over HTTP/1.1 a browser fetches six at a
 * time. `base` is what the start needs, `pages` what several of the first pages need; modules that few parts share stay
 * apart, since the first page would fetch what it never uses.
 */
export function sharedChunks(root: string) {
  const page = (path: string) => `${root}/${path}`;
  const isStart = remembered((id, modules) => reachedFrom(page('src/main.tsx'), modules).has(id));
  const isShared = remembered(
    (id, modules) => Object.values(FIRST_PAGES).filter((path) => reachedFrom(page(path), modules).has(id)).length > 1,
  );
  return [
    { name: 'vendor', test: FRAMEWORK },
    { name: 'antd', test: ANT_DESIGN, minShareCount: 30 },
    {
      name: (id: string, modules: Modules) => (isStart(id, modules) ? 'base' : isShared(id, modules) ? 'pages' : null),
    },
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
