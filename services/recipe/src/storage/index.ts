export { newImageKey } from './image-key.js';
export { ImageConverter } from './image-converter.js';
export { RecipeFiles } from './recipe-files.js';
export { StorageModule } from './storage.module.js';
