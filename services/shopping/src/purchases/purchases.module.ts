import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PurchaseRepository } from './purchase.repository.js';
import { PURCHASES, PurchaseSchema } from './purchase.schema.js';

/** What households have bought, as it is stored. */
@Module({ providers: [provideModel(PURCHASES, PurchaseSchema), PurchaseRepository], exports: [PurchaseRepository] })
export class PurchasesModule {}
