import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PurchaseRepository } from './purchase.repository.js';
import { PURCHASES, PurchaseSchema } from './purchase.schema.js';

/** The stored purchases of households. */
@Module({ providers: [provideModel(PURCHASES, PurchaseSchema), PurchaseRepository], exports: [PurchaseRepository] })
export class PurchasesModule {}
