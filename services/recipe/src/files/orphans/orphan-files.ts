import { Injectable } from '@nestjs/common';
import { OrphanFilesRepository, type RecipeFileState } from './orphan-files.repository.js';
import { recipeFileOf, type RecipeFile } from './recipe-file.js';

type Recipes = ReadonlyMap<string, RecipeFileState>;

/** Finds the files in the folders of recipes that are not used any more. */
@Injectable()
export class OrphanFiles {
  constructor(private readonly repository: OrphanFilesRepository) {}

  /** Recipes in the trash keep all of their files, others the files that they or their versions refer to. */
  async find(keys: string[]): Promise<string[]> {
    const files = keys.flatMap((key) => recipeFileOf(key) ?? []);
    const [recipes, events] = await Promise.all([
      this.repository.findRecipes([...new Set(files.map(({ recipeId }) => recipeId))]),
      this.repository.findExistingEvents([...new Set(files.flatMap(({ eventId }) => eventId ?? []))]),
    ]);
    const unlisted = files.filter((file) => isUnlisted(file, recipes));
    const linked = await this.findLinkedKeys(unlisted);
    return files.filter((file) => isOrphan(file, { recipes, events, linked })).map(({ key }) => key);
  }

  /** The keys of files that a text links to. */
  private async findLinkedKeys(assets: RecipeFile[]): Promise<Set<string>> {
    const byRecipe = new Map<string, RecipeFile[]>();
    for (const file of assets) byRecipe.set(file.recipeId, [...(byRecipe.get(file.recipeId) ?? []), file]);
    const linked = new Set<string>();
    for await (const { recipeId, text } of this.repository.streamTexts([...byRecipe.keys()]))
      for (const { asset, key } of byRecipe.get(recipeId) ?? []) if (asset && text.includes(asset)) linked.add(key);
    return linked;
  }
}

interface Needs {
  recipes: Recipes;
  events: ReadonlySet<string>;
  linked: ReadonlySet<string>;
}

function isOrphan(file: RecipeFile, { recipes, events, linked }: Needs): boolean {
  const recipe = recipes.get(file.recipeId);
  if (!recipe) return true;
  if (recipe.isInTrash) return false;
  if (file.eventId !== null) return !events.has(file.eventId);
  return isUnlisted(file, recipes) && !linked.has(file.key);
}

/** Whether it is an asset without an entry in its recipe. */
function isUnlisted({ recipeId, asset }: RecipeFile, recipes: Recipes): boolean {
  const recipe = recipes.get(recipeId);
  return asset !== null && recipe !== undefined && !recipe.isInTrash && !recipe.assets.has(asset);
}
