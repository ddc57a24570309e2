export { MENUS, MenuSchema } from './menu.schema.js';
export { MenusModule } from './menus.module.js';
