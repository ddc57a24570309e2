export { parserService } from './service.js';
