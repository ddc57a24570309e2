export { TenantCreationModule } from './groups/tenant-creation.module.js';
export { TenantCreator } from './groups/tenant-creator.js';
export { TenantsModule } from './tenants.module.js';
