import { runService } from '@larder/service-kit';
import { adminService } from './service.js';

await runService(adminService);
