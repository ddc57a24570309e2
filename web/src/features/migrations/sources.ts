import type { MigrationType } from '@larder/contracts/parser/migration';

/** An app whose exports can be imported. */
export interface MigrationSource {
  /** The server's key of the app, and the tag of its recipes. */
  key: string;
  /** The app's own name, the same in every language. */
  name: string;
  /** The accepted files, as an input's `accept`. */
  accept: string;
  /** The files inside an archive, indented by two spaces. */
  layout: string;
}

const ZIP = '.zip,application/zip';

const BY_KEY: Readonly<Record<MigrationType, Omit<MigrationSource, 'key'>>> = {
  mealie_alpha: {
    name: 'Mealie Pre v1.0',
    accept: ZIP,
    layout: `mealie.zip
  recipes/
    lentil-soup/
      lentil-soup.json
      images/original.webp`,
  },
  chowdown: {
    name: 'Chowdown',
    accept: ZIP,
    layout: `repository.zip
  _recipes/
    lentil-soup.md
  images/
    lentil-soup.jpg`,
  },
  copymethat: {
    name: 'Copy Me That',
    accept: ZIP,
    layout: `export.zip
  recipes.html
  images/
    lentil_soup.jpg`,
  },
  myrecipebox: { name: 'My Recipe Box', accept: '.csv,text/csv', layout: 'recipes.csv' },
  nextcloud: {
    name: 'Nextcloud Cookbook',
    accept: ZIP,
    layout: `Recipes.zip
  Lentil soup/
    recipe.json
    full.jpg`,
  },
  paprika: {
    name: 'Paprika',
    accept: `${ZIP},.paprikarecipes`,
    layout: `recipes.paprikarecipes
  Lentil soup.paprikarecipe`,
  },
  plantoeat: {
    name: 'Plan to Eat',
    accept: ZIP,
    layout: `plan-to-eat.zip
  recipes.csv`,
  },
  recipekeeper: {
    name: 'Recipe Keeper',
    accept: ZIP,
    layout: `RecipeKeeper.zip
  recipes.html
  images/
    lentil-soup.jpg`,
  },
  tandoor: {
    name: 'Tandoor Recipes',
    accept: ZIP,
    layout: `tandoor.zip
  1.zip
    recipe.json
    image.jpg`,
  },
};

/** The apps in order; the texts on how to export a file have the keys `migration.help-<key>`. */
export const SOURCES: readonly MigrationSource[] = Object.entries(BY_KEY).map(([key, app]) => ({ key, ...app }));

/** The source of a key; the first one for an unknown key. */
export function sourceOf(key: string | null): MigrationSource {
  const [first] = SOURCES;
  const match = SOURCES.find((source) => source.key === key) ?? first;
  if (!match) throw new Error('unknown app to import from');
  return match;
}
