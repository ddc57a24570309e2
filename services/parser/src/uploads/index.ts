export { checkUploadKey } from './upload-key.js';
export { UploadsModule } from './uploads.module.js';
export { Uploads } from './uploads.js';
