import { runService } from '@larder/service-kit';
import { identityService } from './service.js';

await runService(identityService);
