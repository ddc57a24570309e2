export { ImagesModule } from './images.module.js';
export { ImportImages, type PreparedImage } from './import-images.js';
