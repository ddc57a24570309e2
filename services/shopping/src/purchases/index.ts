export { PurchaseRepository } from './purchase.repository.js';
export { PURCHASES, PurchaseSchema, type PurchaseDocument } from './purchase.schema.js';
export { PurchasesModule } from './purchases.module.js';
