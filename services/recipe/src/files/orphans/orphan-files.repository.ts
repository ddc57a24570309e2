import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, RECIPE_VERSIONS, type RecipeDocument } from '../../recipe-store/index.js';
import { TIMELINE, type TimelineDocument } from '../../social/index.js';

/** The state of a recipe that decides about its files. */
export interface RecipeFileState {
  _id: string;
  /** Whether it is in the trash. */
  isInTrash: boolean;
  assets: ReadonlySet<string>;
}

/** A text of a recipe or of one of its versions, which may contain links to files. */
interface WrittenText {
  recipeId: string;
  text: string;
}

type StoredRecipe = Pick<RecipeDocument, '_id' | 'assets'> & { groupId?: string; trashed?: unknown };
const IN_TEXTS = { description: 1, 'steps.text': 1, 'notes.text': 1, lastVersion: 1 } as const;
const BATCH_SIZE = 50;

/** Reads the records that own files, of all groups: for administrators only. */
@Injectable()
export class OrphanFilesRepository {
  constructor(
    @InjectModel(RECIPES) private readonly recipeModel: Model<RecipeDocument>,
    @InjectModel(RECIPE_VERSIONS) private readonly versions: Model<{ recipeId: string; before: unknown }>,
    @InjectModel(TIMELINE) private readonly events: Model<TimelineDocument>,
  ) {}

  /** Those of the recipes that exist or are in the trash, by id. */
  async findRecipes(ids: string[]): Promise<Map<string, RecipeFileState>> {
    const recipes = await this.recipeModel
      .find({ _id: { $in: ids } }, { groupId: 1, 'assets.fileName': 1, 'trashed.at': 1 })
      .lean<StoredRecipe[]>();
    // Documents with neither are tombstones.
    const existing = recipes.filter(({ groupId, trashed }) => groupId !== undefined || trashed !== undefined);
    return new Map(existing.map((each) => [each._id, toRecipeFileState(each)]));
  }

  /** The timeline events that exist. */
  async findExistingEvents(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const events = await this.events.find({ _id: { $in: ids }, groupId: { $exists: true } }, { _id: 1 }).lean();
    return new Set(events.map(({ _id }) => _id));
  }

  /** Streams the texts of recipes and of their versions. */
  async *streamTexts(recipeIds: string[]): AsyncGenerator<WrittenText> {
    if (recipeIds.length === 0) return;
    const recipes = this.recipeModel.find({ _id: { $in: recipeIds } }, IN_TEXTS).lean<{ _id: string }[]>();
    for await (const recipe of recipes.cursor({ batchSize: BATCH_SIZE }))
      yield { recipeId: recipe._id, text: JSON.stringify(recipe) };
    const versions = this.versions.find({ recipeId: { $in: recipeIds } }, { recipeId: 1, before: 1 }).lean();
    for await (const { recipeId, before } of versions.cursor({ batchSize: BATCH_SIZE }))
      yield { recipeId, text: JSON.stringify(before) };
  }
}

function toRecipeFileState({ _id, assets = [], trashed }: Partial<StoredRecipe> & { _id: string }): RecipeFileState {
  const names = assets.flatMap(({ fileName }) => fileName ?? []);
  return { _id, isInTrash: trashed !== undefined, assets: new Set(names) };
}
