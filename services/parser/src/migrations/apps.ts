import type { MigrationType } from '@larder/contracts';
import type { SourceReader } from './sources/source.js';

/** An app whose exports can be imported. */
interface App {
  /** Loads what reads its export: threads load that of one app only. */
  loadReader: () => Promise<SourceReader>;
  /** What its export is, for the message about another file. */
  expected: string;
  /** Whether the export is a file that is not packed. */
  isPlain?: boolean;
}

/** The apps by their names in the API. */
export const APPS: Record<MigrationType, App> = {
  mealie_alpha: {
    loadReader: async () => (await import('./sources/json/own-export.js')).readOwnExport,
    expected: 'a zip file with recipes/<slug>/<slug>.json',
  },
  chowdown: {
    loadReader: async () => (await import('./sources/markdown/chowdown.js')).readChowdown,
    expected: 'a zip file with _recipes/*.md',
  },
  copymethat: {
    loadReader: async () => (await import('./sources/html/copymethat.js')).readCopyMeThat,
    expected: 'a zip file with recipes.html',
  },
  myrecipebox: {
    loadReader: async () => (await import('./sources/csv/my-recipe-box.js')).readMyRecipeBox,
    expected: 'a csv file with a column "title"',
    isPlain: true,
  },
  nextcloud: {
    loadReader: async () => (await import('./sources/json/nextcloud.js')).readNextcloud,
    expected: 'a zip file with a recipe.json in a folder for each recipe',
  },
  paprika: {
    loadReader: async () => (await import('./sources/json/paprika.js')).readPaprika,
    expected: 'a .paprikarecipes file',
  },
  plantoeat: {
    loadReader: async () => (await import('./sources/csv/plan-to-eat.js')).readPlanToEat,
    expected: 'a zip file with a csv file that has a column "Title"',
  },
  recipekeeper: {
    loadReader: async () => (await import('./sources/html/recipe-keeper.js')).readRecipeKeeper,
    expected: 'a zip file with recipes.html',
  },
  tandoor: {
    loadReader: async () => (await import('./sources/json/tandoor.js')).readTandoor,
    expected: 'a zip file with a zip file for each recipe',
  },
};

/** "Mealie_Alpha Migration" for `mealie_alpha`. */
export function reportName(type: MigrationType): string {
  return `${type.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())} Migration`;
}
