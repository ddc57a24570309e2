import {
  CreatePlanEntry,
  DeletePlanEntry,
  PatchPlanEntry,
  PlanEntryDraft,
  ReadCalendar,
  ReadCalendarToken,
  RenewCalendarToken,
  RevokeCalendarToken,
  type Actor,
} from '@larder/contracts';
import { waitUntil } from '@larder/testing';
import ICAL from 'ical.js';
import { aMemberInDirectory } from './support/household-fixture.js';
import { MealPlanFixture, notFound } from './support/meal-plan-fixture.js';

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start({});
});
afterAll(() => plans.service.stop());

const DAY = '2030-06-01'; // a Saturday
const as = (actor: Actor) => plans.service.as(actor);

const entry = (actor: Actor, draft: object = {}) =>
  as(actor).request(CreatePlanEntry, { entry: PlanEntryDraft.parse({ date: DAY, title: 'Soup', ...draft }) });

describe('the calendar', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const later = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);

  const read = async (token: string) =>
    (await plans.service.as(null).request(ReadCalendar, { token, baseUrl: 'https://larder.example' })).text;
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  it('contains the plan, reflects its changes, and is deleted with its address', async () => {
    const ana = await aMemberInDirectory(plans.service);
    const stew = plans.recipeService.add(ana, 'Stew');
    const { id } = await entry(ana, {
      date: tomorrow,
      title: '',
      recipeId: stew.id,
      entryType: 'dinner',
      text: 'a; b,\nc',
    });
    expect(await as(ana).request(ReadCalendarToken, {})).toEqual({ token: null });
    const { token } = await as(ana).request(RenewCalendarToken, {});
    await waitUntil(() => read(token ?? '').then(Boolean, () => false));

    const [event] = events(await read(token ?? ''));
    expect(event).toMatchObject({ summary: 'Dinner: Stew', description: 'a; b,\nc' });
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://larder.example/g/${ana.groupSlug}/r/${stew.slug}`,
    );
    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, tomorrow]);
    await as(ana).request(PatchPlanEntry, { id, changes: { date: later } });
    const [changed] = events(await read(token ?? ''));
    expect([changed?.uid, changed?.startDate.toString()]).toEqual([event?.uid, later]);
    expect(Number(changed?.sequence)).toBeGreaterThan(Number(event?.sequence));
    await as(ana).request(DeletePlanEntry, { id });
    expect(events(await read(token ?? ''))).toEqual([]);

    const renewed = await as(ana).request(RenewCalendarToken, {});
    await expect(read(token ?? '')).rejects.toEqual(notFound);
    await as(ana).request(RevokeCalendarToken, {});
    await expect(read(renewed.token ?? '')).rejects.toEqual(notFound);
  });
});
