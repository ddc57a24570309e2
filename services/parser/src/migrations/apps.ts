import type { MigrationType } from '@larder/contracts';
import { readChowdown } from './sources/chowdown.js';
import { readCopyMeThat } from './sources/copymethat.js';
import { readMyRecipeBox } from './sources/my-recipe-box.js';
import { readNextcloud } from './sources/nextcloud.js';
import { readOwnExport } from './sources/own-export.js';
import { readPaprika } from './sources/paprika.js';
import { readPlanToEat } from './sources/plan-to-eat.js';
import { readRecipeKeeper } from './sources/recipe-keeper.js';
import type { SourceReader } from './sources/source.js';
import { readTandoor } from './sources/tandoor.js';

/** An app whose exports can be imported. */
interface App {
  read: SourceReader;
  /** What its export is, for the message about another file. */
  expected: string;
  /** Whether the export is a file that is not packed. */
  isPlain?: boolean;
}

/** The apps by their names in the API. */
export const APPS: Record<MigrationType, App> = {
  mealie_alpha: { read: readOwnExport, expected: 'a zip file with recipes/<slug>/<slug>.json' },
  chowdown: { read: readChowdown, expected: 'a zip file with _recipes/*.md' },
  copymethat: { read: readCopyMeThat, expected: 'a zip file with recipes.html' },
  myrecipebox: { read: readMyRecipeBox, expected: 'a csv file with a column "title"', isPlain: true },
  nextcloud: { read: readNextcloud, expected: 'a zip file with a recipe.json in a folder for each recipe' },
  paprika: { read: readPaprika, expected: 'a .paprikarecipes file' },
  plantoeat: { read: readPlanToEat, expected: 'a zip file with a csv file that has a column "Title"' },
  recipekeeper: { read: readRecipeKeeper, expected: 'a zip file with recipes.html' },
  tandoor: { read: readTandoor, expected: 'a zip file with a zip file for each recipe' },
};

/** "Mealie_Alpha Migration" for `mealie_alpha`. */
export function reportName(type: MigrationType): string {
  return `${type.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())} Migration`;
}
