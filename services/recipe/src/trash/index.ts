export { TrashModule } from './trash.module.js';
