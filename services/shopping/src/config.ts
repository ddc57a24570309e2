import { defineConfig, type ConfigOf } from '@larder/service-kit';

/** Nothing beyond what every service reads. */
export const ShoppingConfig = defineConfig({});
export type ShoppingConfig = ConfigOf<typeof ShoppingConfig>;
