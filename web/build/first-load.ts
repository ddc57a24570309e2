/** The part of the build's chunk information that is used. */
export interface Chunk {
  isEntry: boolean;
  /** The files it imports. */
  imports: readonly string[];
  /** The source file whose exports it has, when it is loaded on demand. */
  facadeModuleId?: string | null;
  /** The source files in it. */
  moduleIds: readonly string[];
}

export type Chunks = Readonly<Record<string, Chunk>>;

/** The first pages, by the source files of their components. */
export const FIRST_PAGES = {
  home: 'src/features/recipes/explorer/ExplorerPage.tsx',
  recipe: 'src/features/recipes/page/RecipePage.tsx',
  login: 'src/features/auth/login/LoginPage.tsx',
  profile: 'src/features/settings/account/ProfilePage.tsx',
} as const;

/** Dialogs and menus over the first pages; each of them loads Ant Design. */
export const FIRST_PARTS = [
  'src/shared/theme/antd/AntdTheme.tsx',
  'src/features/recipes/search/SearchDialog.tsx',
  'src/features/recipes/cards/menu/OpenedCardMenu.tsx',
  'src/features/recipes/menu/RecipeMenu.tsx',
  'src/features/recipes/page/ingredients/ServingsPopover.tsx',
  'src/features/recipes/explorer/filters/FilterPanel.tsx',
  'src/shared/ui/controls/overlays/OpenedMenu.tsx',
  'src/shared/ui/controls/overlays/OpenedPopover.tsx',
] as const;

/** The chunks among the files that the bundler writes. */
export function chunksIn<Part extends { type: string }>(bundle: Readonly<Record<string, Part>>) {
  type OutputChunk = Extract<Part, { type: 'chunk' }>;
  const isChunk = (entry: [string, Part]): entry is [string, OutputChunk] => entry[1].type === 'chunk';
  return Object.fromEntries(Object.entries(bundle).filter(isChunk));
}

/** The scripts that a browser loads to show a page: entry, page and their imports. */
export function scriptsOf(page: string, chunks: Chunks): string[] {
  const files = Object.entries(chunks);
  const entries = files.filter(([, { isEntry }]) => isEntry);
  const isPage = (id: string) => id.replaceAll('\\', '/').endsWith(page);
  const pages = files.filter(([, chunk]) => chunk.moduleIds.some(isPage) || isPage(chunk.facadeModuleId ?? ''));
  if (entries.length === 0 || pages.length === 0) throw new Error(`The build has no ${page}.`);
  return closureOf(
    [...entries, ...pages].map(([file]) => file),
    chunks,
  );
}

/** Files and all their imports, each once. */
export function closureOf(files: readonly string[], chunks: Chunks): string[] {
  const needed = new Set<string>();
  const add = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    chunks[file]?.imports.forEach(add);
  };
  files.forEach(add);
  return [...needed];
}

/** A file and all its imports, each once and after its own imports. */
export function inExecutionOrder(file: string, chunks: Chunks): string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const add = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    chunks[each]?.imports.forEach(add);
    ordered.add(each);
  };
  add(file);
  return [...ordered];
}
