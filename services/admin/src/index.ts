export { adminService } from './service.js';
