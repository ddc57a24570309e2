export { DATA_EXPORTS, DataExportSchema } from './exports/data-export.schema.js';
export { toSnakeKeys } from './exports/snake-keys.js';
export { FilesModule } from './files.module.js';
