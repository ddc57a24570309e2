import { backupMessages } from '@larder/contracts';
import type { DumpRecordOf } from '@larder/mealie-dump';
import { CURRENT, GENERATIONS, newId, siteDatabaseName, type GenerationDocument } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import mongoose from 'mongoose';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

const messages = backupMessages('meal-plan');
const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' };

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

it('gives imported plan entries the next numbers', async () => {
  const { id: last } = await plans.create(aHousehold().member());
  const entry = (number: number): DumpRecordOf<'plan-entry'> => ({
    kind: 'plan-entry',
    number,
    groupId: newId(),
    householdId: newId(),
    userId: newId(),
    date: '2026-01-06',
    entryType: 'lunch',
    title: `Number ${number}`,
    text: '',
    recipeId: null,
    ...times,
  });
  const client = plans.service.as(null);
  await client.request(messages.beginLoad, { generation: 1, copy: true });

  for (const records of [[entry(last), entry(last + 7)], [entry(last)]])
    await client.request(messages.importRecords, {
      generation: 1,
      records: records.map((each) => ({ ...each })),
      intoExistingData: true,
    });

  await client.request(messages.finishLoad, { generation: 1, migration: 0 });
  const dbName = `${plans.service.namespace}-meal-plan-g1`;
  const next = await mongoose.createConnection(String(plans.service.env['MONGODB_URI']), { dbName }).asPromise();
  const stored = await next.collection('entries').find({}).sort({ entryId: 1 }).toArray();
  expect(stored.map(({ entryId }) => Number(entryId))).toEqual([last, last + 1, last + 2, last + 3]);
  expect(stored.map(({ title }) => String(title)).slice(1)).toEqual([
    `Number ${last}`,
    `Number ${last + 7}`,
    `Number ${last}`,
  ]);
  expect(await next.collection('counters').find({}).toArray()).toMatchObject([{ value: last + 3 }]);
  await next.close();
});

it('keeps the data in use, also in a replica that still uses the data from before a restore', async () => {
  const client = plans.service.as(null);
  const generation = 2;
  await client.request(messages.beginLoad, { generation, copy: true });
  await client.request(messages.finishLoad, { generation, migration: 0 });
  const { namespace, env } = plans.service;
  const site = await mongoose
    .createConnection(String(env['MONGODB_URI']), { dbName: siteDatabaseName(namespace) })
    .asPromise();
  const change = { $set: { generation, previous: 0, changedAt: new Date() } };
  await site.collection<GenerationDocument>(GENERATIONS).updateOne({ _id: CURRENT }, change, { upsert: true });

  await client.request(messages.dropOthers, { keep: 0 });
  await expect(client.request(messages.beginLoad, { generation, copy: false })).rejects.toMatchObject({
    kind: 'failed',
  });

  const { databases } = await site.getClient().db().admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toContain(`${namespace}-meal-plan-g${generation}`);
  await site.close();
});
