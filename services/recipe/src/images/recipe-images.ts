import { RecipeErrors, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RecipeAccess } from '../recipes/recipe-access.js';
import { RecipeCreator } from '../recipes/recipe-creator.js';
import { RecipeEditor } from '../recipes/recipe-editor.js';
import { newImageKey } from './image-key.js';
import { PictureMaker } from './picture-maker.js';
import { RecipeFiles } from './recipe-files.js';

/** The picture of a recipe. */
@Injectable()
export class RecipeImages {
  constructor(
    private readonly access: RecipeAccess,
    private readonly editor: RecipeEditor,
    private readonly creator: RecipeCreator,
    private readonly maker: PictureMaker,
    private readonly files: RecipeFiles,
  ) {}

  /** Makes an upload the picture of a recipe; the reply is the new cache key. The upload is used up, whatever happens. */
  set(actor: Actor, slugOrId: string, uploadKey: string): Promise<{ image: string | null }> {
    return this.maker.usingUp(uploadKey, async () => {
      const { _id, image } = await this.access.toUpdate(actor, slugOrId);
      const pictures = await this.maker.make(uploadKey);
      if (!pictures) throw RecipeErrors.notAnImage();
      await this.files.putPictures(_id, pictures);
      const saved = await this.editor.setImage(actor, _id, newImageKey(image));
      return { image: saved.image };
    });
  }

  /** Removes the picture of a recipe. */
  async clear(actor: Actor, slugOrId: string): Promise<{ image: null }> {
    const { _id } = await this.editor.setImage(actor, slugOrId, null);
    await this.files.removePictures(_id);
    return { image: null };
  }

  /** Makes the pictures of a recipe that is about to be imported. Asked again, it finds them made. */
  prepare(actor: Actor, recipeId: string, uploadKey: string): Promise<{ imageKey: string }> {
    return this.maker.usingUp(uploadKey, async () => {
      await this.creator.askedBefore(actor, recipeId); // refuses the id of somebody else's recipe
      const pictures = await this.maker.make(uploadKey);
      if (pictures) await this.files.putPictures(recipeId, pictures);
      else if (!(await this.files.hasPictures(recipeId))) throw RecipeErrors.notAnImage();
      return { imageKey: newImageKey() };
    });
  }
}
