import type { Actor, RecipeChanges } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { RecipeDocument, RecipeFields } from '../../recipe-store/index.js';
import { RecipeFiles } from '../../storage/index.js';
import { patchContent, replaceContent } from '../changes/apply-changes.js';
import { ChangeResolver } from '../changes/change-resolver.js';
import { checkedHome, fieldsToStore, type ChangeInput, type ChangeMode } from '../changes/change-rules.js';
import { requireExpectedVersion, type ExpectedVersions } from '../changes/expected-version.js';
import { withOwners } from '../changes/named-owners.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { RecipeWriter } from './recipe-writer.js';

/**
 * What a PUT and a PATCH of a recipe do, from top to bottom: find the recipe, decide what is to be stored, store and publish
 * it; all over again when another request was faster. Then the files go that it named before and does not name any more.
 */
@Injectable()
export class UpdateRecipe {
  constructor(
    private readonly access: RecipeAccess,
    private readonly directory: Directory,
    private readonly resolver: ChangeResolver,
    private readonly writer: RecipeWriter,
    private readonly files: RecipeFiles,
  ) {}

  /** PUT: what the body leaves out falls back to its default. */
  replace(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    return this.update(actor, slugOrId, changes, { apply: replaceContent, expectedVersions });
  }

  /** PATCH: what the body leaves out stays. */
  patch(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    return this.update(actor, slugOrId, changes, { apply: patchContent, expectedVersions });
  }

  /**
   * The fields to store. What the change names is found or created when it is clear that the caller may make it. What the
   * stored recipe carries is not looked up: who deletes or merges it changes the recipe, too, and so the revision.
   */
  async decide(
    actor: Actor,
    recipe: RecipeDocument,
    input: ChangeInput,
    { apply, expectedVersions }: ChangeMode,
  ): Promise<Partial<RecipeFields>> {
    requireExpectedVersion(recipe, expectedVersions);
    const home = checkedHome(actor, recipe, input);
    const resolved = await this.resolver.resolve(actor, input.changes, recipe);
    return fieldsToStore(recipe, apply(recipe, resolved), home);
  }

  /** Taking an entry off `assets` is how its file is deleted. Looking for files in an object store costs a request. */
  async deleteFilesLeftOut(before: RecipeDocument, after: RecipeDocument, { changes }: ChangeInput, mode: ChangeMode) {
    const mayLeaveOut = mode.apply === replaceContent || Boolean(changes.assets);
    if (!mayLeaveOut || before.assets.length + after.assets.length === 0) return;
    await this.files.keepAssets(
      after._id,
      after.assets.map(({ fileName }) => fileName),
    );
  }

  private async update(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    mode: ChangeMode,
  ): Promise<RecipeDocument> {
    const [input = { changes, owner: undefined }] = await withOwners(this.directory, [changes]);
    const find = (editor: Actor, text: string) => this.access.toUpdateDiscussed(editor, text);
    let before: RecipeDocument | undefined;
    const decide = (recipe: RecipeDocument) => this.decide(actor, (before = recipe), input, mode);
    const saved = await this.writer.change(actor, slugOrId, decide, { find });
    await this.deleteFilesLeftOut(before ?? saved, saved, input, mode);
    return saved;
  }
}
