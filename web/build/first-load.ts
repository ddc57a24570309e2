/** What a chunk of the build says about itself, as far as it is needed here. */
export interface Chunk {
  isEntry: boolean;
  /** Files that come with it at once. */
  imports: readonly string[];
  /** The sources in it. */
  moduleIds: readonly string[];
}

export type Chunks = Readonly<Record<string, Chunk>>;

/** The pages that are opened first, by the sources of their components. */
export const FIRST_PAGES = {
  home: 'src/features/recipes/explorer/ExplorerPage.tsx',
  recipe: 'src/features/recipes/page/RecipePage.tsx',
  login: 'src/features/entry/LoginPage.tsx',
  profile: 'src/features/account/ProfilePage.tsx',
} as const;

/** The files of script a browser fetches to show a page: the start, the page, and all that both import. */
export function filesOf(page: string, chunks: Chunks): string[] {
  const files = Object.entries(chunks);
  const start = files.filter(([, { isEntry }]) => isEntry);
  const shown = files.filter(([, { moduleIds }]) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(page)));
  if (start.length === 0 || shown.length === 0) throw new Error(`The build has no ${page}.`);
  const needed = new Set<string>();
  const add = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    chunks[file]?.imports.forEach(add);
  };
  [...start, ...shown].forEach(([file]) => add(file));
  return [...needed];
}
