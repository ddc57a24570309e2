import {
  CommonErrors,
  RecipeCreated,
  RecipeErrors,
  today,
  type Actor,
  type ImportRecipe,
  type RequestOf,
} from '@larder/contracts';
import { Directory, isDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type RecipeContent,
  type RecipeDocument,
  type RecipeFields,
  RecipeRepository,
  recipeEvent,
  type EventOptions,
} from '../../recipe-store/index.js';
import { CreationEvents } from '../../social/index.js';
import { ChangeResolver } from '../changes/change-resolver.js';
import { emptyContent, importedContent, sampleContent, settingsFrom } from './new-recipe.js';
import { nameCandidates, type NamedAddress } from '../changes/rules/recipe-address.js';
import { keysOf } from '../changes/rules/recipe-keys.js';
import { requireSize } from '../changes/rules/recipe-size.js';

/** Creates recipes. The gateway generates the id, so that a repeated request does not create a second recipe. */
@Injectable()
export class RecipeCreator {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly changes: ChangeResolver,
    private readonly directory: Directory,
    private readonly timeline: CreationEvents,
  ) {}

  /** Creates a recipe by name only, with a sample ingredient and step. */
  async create(actor: Actor, id: string, name: string): Promise<RecipeDocument> {
    const blank = await this.blankContent(actor, requireName(name));
    return this.store(actor, id, sampleContent(blank, actor.locale));
  }

  async import(actor: Actor, request: RequestOf<typeof ImportRecipe>): Promise<RecipeDocument> {
    const { id, recipe, imageKey, bulk } = request;
    const existing = await this.findByRequestId(actor, id);
    if (existing) return existing;
    const blank = await this.blankContent(actor, recipe.name ?? `No Recipe Name Found - ${id}`);
    const content = importedContent(blank, await this.changes.resolve(actor, recipe), imageKey);
    return this.store(actor, id, content, bulk ? { bulk: true } : {});
  }

  /**
   * The recipe stored by an earlier request with this id; null when the id is new.
   *
   * @throws `common.conflict` for the id of another user's recipe
   */
  async findByRequestId(actor: Actor, id: string): Promise<RecipeDocument | null> {
    const ownership = await this.recipes.findOwnership(id);
    if (!ownership) return null;
    if (ownership.userId !== actor.userId) throw CommonErrors.conflict();
    return this.recipes.find(actor, id);
  }

  /** Stores a recipe of the caller with the first available name; returns the existing one with this id. */
  async store(actor: Actor, id: string, content: RecipeContent, options: EventOptions = {}): Promise<RecipeDocument> {
    requireSize(content);
    const [first, ...others] = nameCandidates(content.name);
    const fieldsOf = (named: NamedAddress) => newFields(actor, { ...content, name: named.name }, named);
    // Most names are available; the unique index decides.
    const stored = first && (await this.tryStore(actor, id, fieldsOf(first), options));
    if (stored) return stored;
    for (const named of await this.findAvailable(actor, others)) {
      const numbered = await this.tryStore(actor, id, fieldsOf(named), options);
      if (numbered) return numbered;
    }
    const existing = await this.findByRequestId(actor, id);
    if (existing) return existing;
    throw RecipeErrors.alreadyExists();
  }

  /** The names that no recipe of the group has; reduces the number of attempts. */
  private async findAvailable(actor: Actor, names: NamedAddress[]): Promise<NamedAddress[]> {
    const keys = names.map(({ slugKey }) => slugKey);
    const existing = await this.recipes.findExistingSlugKeys(actor, keys);
    return names.filter(({ slugKey }) => !existing.has(slugKey));
  }

  /** Null when the slug is taken. */
  private async tryStore(
    actor: Actor,
    id: string,
    fields: RecipeFields,
    options: EventOptions,
  ): Promise<RecipeDocument | null> {
    const event = recipeEvent(RecipeCreated, actor, { ...fields, _id: id, revision: 0 }, options);
    try {
      const stored = await this.recipes.insert({ ...fields, _id: id }, event);
      await this.timeline.record(stored);
      return stored;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.findByRequestId(actor, id);
    }
  }

  /** The content of an empty recipe, with the settings of the caller's household. */
  private async blankContent({ householdId }: Actor, name: string): Promise<RecipeContent> {
    const household = await this.directory.household(householdId);
    return emptyContent(name, settingsFrom(household?.preferences ?? null), today());
  }
}

function newFields(actor: Actor, content: RecipeContent, { slug, slugKey }: NamedAddress): RecipeFields {
  const { groupId, householdId, userId } = actor;
  const ownership = { groupId, householdId, userId };
  return {
    ...content,
    ...ownership,
    ...keysOf(content),
    slug,
    slugKey,
    rating: null,
    dateUpdated: new Date(),
    // Content that is copied from another recipe may contain its newest version.
    lastVersion: undefined,
  };
}

function requireName(text: string): string {
  const name = text.trim();
  if (name) return name;
  const msg = 'String should have at least 1 characters';
  throw CommonErrors.invalid([{ type: 'string_too_short', loc: ['body', 'name'], msg, input: text }]);
}
