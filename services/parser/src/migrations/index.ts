export { MigrationsModule } from './migrations.module.js';
