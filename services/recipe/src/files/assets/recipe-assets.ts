import { buffer } from 'node:stream/consumers';
import {
  AssetErrors,
  assetTypeOf,
  CommonErrors,
  MAX_ASSET_BYTES,
  type Actor,
  type AddRecipeAsset,
  type AssetForm,
  type ReplyOf,
  type RequestOf,
} from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectStore, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { RecipeDocument, StoredAsset } from '../../recipe-store/index.js';
import { RecipeAccess, RecipeWriter, requireExpectedVersion } from '../../recipes/index.js';
import { ImageConverter, RecipeFiles } from '../../storage/index.js';
import { assetFileName } from './asset-name.js';
import { FILE_START_BYTES, isDisplayable } from './displayable-file.js';

/** The assets of recipes. Files without an entry in the recipe are deleted (`RecipeUpdater`). */
@Injectable()
export class RecipeAssets {
  constructor(
    private readonly access: RecipeAccess,
    private readonly writer: RecipeWriter,
    private readonly uploads: ImageConverter,
    private readonly files: RecipeFiles,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  /** Adds an upload as an asset. The upload is always removed. */
  add(actor: Actor, request: RequestOf<typeof AddRecipeAsset>): Promise<ReplyOf<typeof AddRecipeAsset>> {
    const { slugOrId, uploadKey, expectedVersions, ...form } = request;
    return this.uploads.consume(uploadKey, async () => {
      const recipe = await this.access.findForUpdate(actor, slugOrId);
      requireExpectedVersion(recipe, expectedVersions);
      const { _id } = recipe;
      const asset = assetOf(form);
      await this.checkUpload(uploadKey, form);
      await this.files.putAsset(_id, asset.fileName, uploadKey);
      const change = ({ assets }: RecipeDocument) => ({ assets: withAsset(assets, asset) });
      const { updatedAt } = await this.writer.changeFiles(actor, _id, change, expectedVersions);
      // A concurrent save of the recipe may have removed the file before it had an entry.
      if (!(await this.files.hasAsset(_id, asset.fileName))) await this.files.putAsset(_id, asset.fileName, uploadKey);
      return { ...asset, ...(updatedAt && { updatedAt }) };
    });
  }

  private async checkUpload(uploadKey: string, { name, extension }: AssetForm): Promise<void> {
    const upload = orThrowNotFound(await this.store.head(uploadKey));
    if (upload.size > MAX_ASSET_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_ASSET_BYTES });
    if (!assetTypeOf(extension)?.inline) return;
    // Browsers display it in place: it must not be a page under the name of an image.
    if (upload.size === 0 || !isDisplayable(await this.startOf(uploadKey)))
      throw AssetErrors.notValid({ name, extension });
  }

  private async startOf(key: string): Promise<Uint8Array> {
    return buffer((await this.store.get(key, { range: { start: 0, end: FILE_START_BYTES - 1 } })).stream);
  }
}

function assetOf({ name, icon, extension }: AssetForm): StoredAsset & { fileName: string } {
  if (!name || !icon || !extension) throw AssetErrors.incomplete();
  const fileName = assetFileName(name, extension);
  if (!fileName) throw AssetErrors.notValid({ name, extension });
  return { name, icon, fileName };
}

/** A file with the same name replaces its entry. */
function withAsset(assets: StoredAsset[], asset: StoredAsset): StoredAsset[] {
  const index = assets.findIndex(({ fileName }) => fileName === asset.fileName);
  return index === -1 ? [...assets, asset] : assets.with(index, asset);
}
