export { DefaultTenants } from './default-tenants.js';
export { MediaLinksModule } from './media-links/media-links.module.js';
export { SiteModule } from './site.module.js';
