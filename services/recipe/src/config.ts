import { defineConfig, portShape, storageShape, type ConfigOf } from '@larder/service-kit';
import { egressShape } from '@larder/service-kit/egress';

export const RecipeConfig = defineConfig({
  ...egressShape,
  ...portShape,
  ...storageShape,
});
export type RecipeConfig = ConfigOf<typeof RecipeConfig>;
