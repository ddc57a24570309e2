export { FirstStartModule } from './first-start.module.js';
