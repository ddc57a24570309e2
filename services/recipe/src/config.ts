import { defineConfig, portShape, setting, type ConfigOf } from '@larder/service-kit';
import { egressShape } from '@larder/service-kit/egress';

export const RecipeConfig = defineConfig({
  ...egressShape,
  ...portShape,
  /** Images and assets are stored in S3 when this is set, else in `DATA_DIR`. */
  S3_ENDPOINT: setting.text().optional(),
  S3_BUCKET: setting.text().optional(),
  S3_ACCESS_KEY: setting.text().optional(),
  S3_SECRET_KEY: setting.text().optional(),
  S3_REGION: setting.text().optional(),
});
export type RecipeConfig = ConfigOf<typeof RecipeConfig>;
