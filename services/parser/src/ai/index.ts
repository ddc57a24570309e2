export { AiClient } from './ai-client.js';
export { AiModule } from './ai.module.js';
export { JpegUploads } from './jpeg-uploads.js';
export { withSchema } from './with-schema.js';
