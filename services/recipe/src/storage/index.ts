export { newImageKey } from './image-key.js';
export { ImageMaker } from './image-maker.js';
export { RecipeFiles } from './recipe-files.js';
export { StorageModule } from './storage.module.js';
