import { defineConfig, type ConfigOf } from '@larder/service-kit';

/** No settings besides the common ones. */
export const ShoppingConfig = defineConfig({});
export type ShoppingConfig = ConfigOf<typeof ShoppingConfig>;
