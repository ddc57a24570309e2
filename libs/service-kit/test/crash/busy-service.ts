import type { Actor, PayloadOf, RequestOf } from '@larder/contracts';
import { defineEvent, defineMessage } from '@larder/contracts';
import { Controller, Injectable, Module } from '@nestjs/common';
import type { Model } from 'mongoose';
import { z } from 'zod';
import {
  aggregateSchema,
  announce,
  Answers,
  CurrentActor,
  defineConfig,
  defineJob,
  defineService,
  InjectModel,
  Jobs,
  KeyValue,
  ListensTo,
  Outbox,
  outboxFields,
  Processes,
  provideModel,
  type Aggregate,
  type JobRun,
} from '../../src/index.js';

/** Stores an order: a document with an event, and a job. */
export const PlaceOrder = defineMessage({
  subject: 'busy.order.place',
  request: z.object({ id: z.string() }),
  reply: z.object({ id: z.string() }),
});
/** Reads and writes a small value in Redis. */
export const CountVisit = defineMessage({
  subject: 'busy.visit.count',
  request: z.object({}),
  reply: z.object({ visits: z.number() }),
});
export const OrderPlaced = defineEvent('order.placed', z.object({ orderId: z.string() }));
export const FillOrder = defineJob({
  name: 'fill-order',
  data: z.object({ orderId: z.string() }),
  attempts: 5,
  backoffMs: 50,
  timeoutMs: 10_000,
});

type OrderDocument = Aggregate<{ note: string }>;
const OrderSchema = aggregateSchema<OrderDocument>({ note: { type: String, required: true } });
const HOUR_MS = 3_600_000;

/** The work of the service, which the harness compares with the requests. */
@Injectable()
export class Ledger {
  readonly placed = new Set<string>();
  readonly received = new Map<string, number>();
  readonly filled = new Map<string, number>();
}

@Controller()
export class BusyController {
  constructor(
    @InjectModel('orders') private readonly orders: Model<OrderDocument>,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly keyValue: KeyValue,
    private readonly ledger: Ledger,
  ) {}

  @Answers(PlaceOrder)
  async place({ id }: RequestOf<typeof PlaceOrder>, @CurrentActor() actor: Actor) {
    await this.orders.create({
      _id: id,
      note: 'please',
      ...outboxFields([announce(OrderPlaced, { orderId: id }, { actor })]),
    });
    this.outbox.publish(this.orders, id);
    await this.jobs.enqueue(FillOrder, { orderId: id }, { jobId: `fill-${id}` });
    this.ledger.placed.add(id);
    return { id };
  }

  @Answers(CountVisit)
  async count() {
    return { visits: await this.keyValue.increment('visits', HOUR_MS) };
  }

  @ListensTo(OrderPlaced)
  onPlaced({ orderId }: PayloadOf<typeof OrderPlaced>) {
    this.ledger.received.set(orderId, (this.ledger.received.get(orderId) ?? 0) + 1);
  }

  @Processes(FillOrder)
  fill({ data: { orderId } }: JobRun<typeof FillOrder>) {
    this.ledger.filled.set(orderId, (this.ledger.filled.get(orderId) ?? 0) + 1);
    return Promise.resolve(null);
  }
}

@Module({ controllers: [BusyController], providers: [Ledger, provideModel('orders', OrderSchema)] })
export class BusyModule {}

/** A service whose every request uses the database, the event stream and the job queue. */
export const busyService = defineService({ name: 'busy', module: BusyModule, config: defineConfig({}) });
