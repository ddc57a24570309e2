export { PublicModule } from './public.module.js';
export { SHARE_TOKENS, ShareTokenSchema } from './shares/share-token.schema.js';
