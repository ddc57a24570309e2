export { TenantCreationModule } from './groups/tenant-creation.module.js';
export { nameFields, TenantCreator } from './groups/tenant-creator.js';
export { TenantsModule } from './tenants.module.js';
