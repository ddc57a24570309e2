export { SiteSetupModule } from './site-setup.module.js';
