import type { Actor, RecipeChanges } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { RecipeDocument, RecipeFields } from '../../recipe-store/index.js';
import { RecipeFiles } from '../../storage/index.js';
import { patchContent, replaceContent } from '../changes/apply-changes.js';
import { ChangeResolver } from '../changes/change-resolver.js';
import { resolveOwnership, fieldsToStore, type ChangeInput, type ChangeMode } from '../changes/rules/change-rules.js';
import { requireExpectedVersion, type ExpectedVersions } from '../changes/rules/expected-version.js';
import { withOwners } from '../changes/with-owners.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { RecipeWriter } from './recipe-writer.js';

/**
 * Changes single recipes. PUT and PATCH: finds the recipe, computes the fields, stores and publishes them; repeated after
 * a concurrent change. Then the files that the recipe does not refer to any more are deleted.
 */
@Injectable()
export class RecipeUpdater {
  constructor(
    private readonly access: RecipeAccess,
    private readonly directory: Directory,
    private readonly resolver: ChangeResolver,
    private readonly writer: RecipeWriter,
    private readonly files: RecipeFiles,
  ) {}

  /** PUT: absent fields are set to their defaults. */
  replace(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    return this.update(actor, slugOrId, changes, { apply: replaceContent, expectedVersions });
  }

  /** PATCH: absent fields are kept. */
  patch(
    actor: Actor,
    slugOrId: string,
    changes: RecipeChanges,
    expectedVersions?: ExpectedVersions,
  ): Promise<RecipeDocument> {
    return this.update(actor, slugOrId, changes, { apply: patchContent, expectedVersions });
  }

  /** Sets when the recipe was last made. Every member of the group may do so, also for a locked recipe. */
  setLastMade(actor: Actor, slugOrId: string, timestamp: string): Promise<RecipeDocument> {
    const find = (reader: Actor, text: string) => this.access.findForReadWithComments(reader, text);
    return this.writer.change(actor, slugOrId, () => ({ lastMade: new Date(timestamp) }), { find });
  }

  /**
   * The fields to store. References are resolved after the permission check. Those of the stored recipe need no
   * look-up: a deletion or merge of a record also changes the recipe, and so its revision.
   */
  async decide(
    actor: Actor,
    recipe: RecipeDocument,
    input: ChangeInput,
    { apply, expectedVersions }: ChangeMode,
  ): Promise<Partial<RecipeFields>> {
    requireExpectedVersion(recipe, expectedVersions);
    const ownership = resolveOwnership(actor, recipe, input);
    const resolved = await this.resolver.resolve(actor, input.changes, recipe);
    return fieldsToStore(recipe, apply(recipe, resolved), ownership);
  }

  /**
   * Deletes the files of assets without an entry. Listing the files in an object store costs a request, so it is only
   * done when the change may have removed an entry.
   */
  async deleteUnusedAssets(before: RecipeDocument, after: RecipeDocument, { changes }: ChangeInput, mode: ChangeMode) {
    const mayRemoveAssets = mode.apply === replaceContent || Boolean(changes.assets);
    if (!mayRemoveAssets || before.assets.length + after.assets.length === 0) return;
    await this.files.removeAssetsExcept(
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
    const find = (editor: Actor, text: string) => this.access.findForUpdateWithComments(editor, text);
    let before: RecipeDocument | undefined;
    const decide = (recipe: RecipeDocument) => this.decide(actor, (before = recipe), input, mode);
    const saved = await this.writer.change(actor, slugOrId, decide, { find });
    await this.deleteUnusedAssets(before ?? saved, saved, input, mode);
    return saved;
  }
}
