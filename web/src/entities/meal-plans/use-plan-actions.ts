import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/api.js';
import type { CallResult, Failure } from '../../api/call-problem.js';
import { newId } from '../../shared/ids/new-id.js';
import { outage } from '../../shared/outage/outage.js';
import { outageOf, type OutageKind } from '../../shared/outage/outage-kind.js';
import { planChanges } from './local-changes/plan-changes.js';
import type { PlanChange } from './local-changes/plan-change.js';
import { mealPlansApi } from './meal-plans.api.js';
import type { PlanEntry, PlanEntryChange, PlanEntryDraft } from './plan-entries.js';

/** The input of a new entry with its recipe, to show it before the server has it. */
export type ShownDraft = PlanEntryDraft & { recipe: PlanEntry['recipe'] };

/** A deletion that waits on this device. */
export interface QueuedDeletion {
  /** Takes the deletion back; false when it was sent. */
  cancel: () => Promise<boolean>;
}

export interface PlanActions {
  create: (draft: ShownDraft) => Promise<CallResult>;
  /** Creates several entries; resolves with their numbers, null when that failed. */
  createMany: (drafts: readonly ShownDraft[]) => Promise<number[] | null>;
  /** Changes the fields of an entry as the form has them. */
  update: (entry: PlanEntry, fields: Partial<PlanEntryDraft>, recipe: PlanEntry['recipe']) => Promise<CallResult>;
  /** Moves entries or changes their meal; `entries` are those on screen. */
  change: (changes: readonly PlanEntryChange[], entries: readonly PlanEntry[]) => Promise<void>;
  remove: (entry: PlanEntry) => Promise<CallResult & { queued?: QueuedDeletion }>;
  /** Deletes entries by number. */
  removeMany: (ids: readonly number[]) => Promise<void>;
}

/**
 * The actions on the plan. While the server cannot be reached, and while earlier changes wait, they are kept on this
 * device and sent later in their order.
 */
export function usePlanActions(): PlanActions {
  return actionsOf(useDispatch<ApiDispatch>());
}

function actionsOf(dispatch: ApiDispatch): PlanActions {
  const { endpoints } = mealPlansApi;
  return {
    create: (draft) => {
      const id = newId();
      const { recipe: _, ...body } = draft;
      const send = () => dispatch(endpoints.createPlanEntry.initiate({ ...body, requestId: id }));
      return sendOrQueue(send, () => planChanges.add([creationOf(draft)], [id]));
    },
    createMany: async (drafts) => {
      const bodies = drafts.map(({ recipe: _, ...body }) => body);
      const changes = drafts.map(creationOf);
      if (mustQueue()) {
        planChanges.add(changes);
        return changes.map(({ entry }) => entry.id);
      }
      // Without a response some may have been created: this request cannot be repeated.
      const { data } = await dispatch(endpoints.createPlanEntries.initiate(bodies));
      return data?.created.map(({ id }) => id) ?? null;
    },
    update: (entry, fields, recipe) =>
      sendOrQueue(
        () => dispatch(endpoints.updatePlanEntry.initiate({ ...fields, id: entry.id })),
        () => planChanges.add([{ kind: 'update', entry, fields, recipe }]),
      ),
    change: async (changes, entries) => {
      await sendOrQueue(
        () => dispatch(endpoints.changePlanEntries.initiate([...changes])),
        () => planChanges.add(changes.flatMap((change) => updateOf(change, entries))),
      );
    },
    remove: async (entry) => {
      let ids: string[] = [];
      const { error } = await sendOrQueue(
        () => dispatch(endpoints.deletePlanEntry.initiate(entry.id)),
        () => (ids = planChanges.add([{ kind: 'delete', entry }])),
      );
      const [id] = ids;
      return { error, ...(id && { queued: { cancel: () => planChanges.cancel(id) } }) };
    },
    removeMany: async (ids) => {
      await sendOrQueue(
        () => dispatch(endpoints.deletePlanEntries.initiate([...ids])),
        () => planChanges.add(ids.map((id) => ({ kind: 'delete', entry: { id } }))),
      );
    },
  };
}

type Outcome<Data> = { data?: Data; error?: Failure | undefined };

const mustQueue = (): boolean => planChanges.all().length > 0 || isQueued(outage.current());

/** Sends a change, or queues it while the server cannot be reached or earlier changes wait. It can be repeated. */
async function sendOrQueue<Data>(send: () => PromiseLike<Outcome<Data>>, queue: () => unknown): Promise<Outcome<Data>> {
  if (!mustQueue()) {
    const outcome = await send();
    if (!outcome.error || !('status' in outcome.error) || !isQueued(outageOf(outcome.error))) return outcome;
  }
  queue();
  return {};
}

/** A full disk is not awaited: the user has to free it. */
const isQueued = (kind: OutageKind | null): boolean => kind === 'unreachable' || kind === 'restarting';

let lastNumber = 0;

/** A new entry as it is shown until the server has it. Its number is negative and differs between tabs. */
function creationOf({ position = 0, ...draft }: ShownDraft): Extract<PlanChange, { kind: 'create' }> {
  lastNumber = Math.min(lastNumber - 1, -Math.floor((Date.now() + Math.random()) * 1000));
  const owner = { groupId: '', householdId: '', userId: null };
  return { kind: 'create', entry: { ...draft, ...owner, position, id: lastNumber } };
}

function updateOf({ id, ...fields }: PlanEntryChange, entries: readonly PlanEntry[]): PlanChange[] {
  const entry = entries.find((each) => each.id === id);
  return entry ? [{ kind: 'update', entry, fields }] : [];
}
