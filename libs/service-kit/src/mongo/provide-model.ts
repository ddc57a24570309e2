import { Inject, type FactoryProvider } from '@nestjs/common';
import type { Connection, Model, Schema } from 'mongoose';
import { Outbox } from '../outbox/outbox.js';
import { hasOutbox } from '../documents/aggregate-schema.js';

/** The connection to the service's own database. */
export const CONNECTION = Symbol('larder:mongo');

/** The token of a collection's model, for factories. */
export const modelToken = (collection: string): string => `larder:model:${collection}`;

/** Parameter: the connection to the service's own database. */
export const InjectConnection = () => Inject(CONNECTION);

/** Parameter: the model of a collection. */
export const InjectModel = (collection: string) => Inject(modelToken(collection));

/** Makes a collection's model injectable; export it from the module for use in others. */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema of any document
export function provideModel(collection: string, schema: Schema<any>): FactoryProvider<Model<unknown>> {
  return {
    provide: modelToken(collection),
    inject: [CONNECTION, Outbox],
    useFactory: (connection: Connection, outbox: Outbox) => {
      const model = (connection.models[collection] ??
        connection.model(collection, schema, collection)) as Model<unknown>;
      if (hasOutbox(schema)) outbox.watch(model);
      return model;
    },
  };
}
