import { RecipeErrors, type Actor, type ReplyOf, type SetRecipeImage } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { newImageKey, ImageConverter, RecipeFiles } from '../../storage/index.js';
import {
  type ExpectedVersions,
  RecipeAccess,
  RecipeCreator,
  RecipeWriter,
  requireExpectedVersion,
} from '../../recipes/index.js';

type ImageReply = ReplyOf<typeof SetRecipeImage>;

/** The image of a recipe. */
@Injectable()
export class RecipeImages {
  constructor(
    private readonly access: RecipeAccess,
    private readonly writer: RecipeWriter,
    private readonly creator: RecipeCreator,
    private readonly converter: ImageConverter,
    private readonly files: RecipeFiles,
  ) {}

  /** Makes an upload the image of a recipe; returns the new cache key. The upload is always removed. */
  set(actor: Actor, slugOrId: string, uploadKey: string, expectedVersions: ExpectedVersions): Promise<ImageReply> {
    return this.converter.consume(uploadKey, async () => {
      const recipe = await this.access.findForUpdate(actor, slugOrId);
      requireExpectedVersion(recipe, expectedVersions);
      const { _id, image } = recipe;
      const images = await this.converter.convert(uploadKey);
      if (!images) throw RecipeErrors.notAnImage();
      await this.files.putImages(_id, images);
      return this.save(actor, _id, newImageKey(image), expectedVersions);
    });
  }

  /** Removes the image of a recipe. */
  async clear(actor: Actor, slugOrId: string, expectedVersions: ExpectedVersions): Promise<ImageReply> {
    const recipe = await this.access.findForUpdate(actor, slugOrId);
    requireExpectedVersion(recipe, expectedVersions);
    const reply = await this.save(actor, recipe._id, null, expectedVersions);
    await this.files.removeImages(recipe._id);
    return reply;
  }

  /** Creates the images of a recipe before its import. A repeated call returns the existing ones. */
  prepare(actor: Actor, recipeId: string, uploadKey: string): Promise<{ imageKey: string }> {
    return this.converter.consume(uploadKey, async () => {
      await this.creator.findByRequestId(actor, recipeId); // throws for the id of another user's recipe
      const images = await this.converter.convert(uploadKey);
      if (images) await this.files.putImages(recipeId, images);
      else if (!(await this.files.hasImages(recipeId))) throw RecipeErrors.notAnImage();
      return { imageKey: newImageKey() };
    });
  }

  private async save(
    actor: Actor,
    id: string,
    image: string | null,
    expectedVersions: ExpectedVersions,
  ): Promise<ImageReply> {
    const { recipe, ...version } = await this.writer.changeFiles(actor, id, () => ({ image }), expectedVersions);
    return { image: recipe.image, ...version };
  }
}
