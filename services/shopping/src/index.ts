export { shoppingService } from './service.js';
