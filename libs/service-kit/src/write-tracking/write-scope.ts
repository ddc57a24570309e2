import type { TenantScope } from '@larder/contracts';

/** The scope of writes that concern more than one group, or an unknown one. */
export const WHOLE_SITE = 'site';

/** The documents that a statement selects or inserts, and how it changes them. */
interface Statement {
  selection: unknown;
  update?: unknown;
}

/**
 * The group whose documents a database command changes; `WHOLE_SITE` unless every statement names the same one. A
 * statement that names the household of the request's actor changes documents of the actor's group.
 */
export function writeScope(command: object, actor: TenantScope | null): string {
  const groups = new Set(statementsOf(command).map((statement) => groupOf(statement, actor) ?? WHOLE_SITE));
  const [group = WHOLE_SITE] = groups;
  return groups.size === 1 ? group : WHOLE_SITE;
}

/** Whether a command only removes events that were published, which no response contains. */
export function isRemovalOfEvents(command: object): boolean {
  const statements = statementsOf(command);
  return statements.length > 0 && statements.every((each) => isOutboxUpdate(each.update) || isTombstone(each));
}

function statementsOf(command: object): Statement[] {
  const { insert, documents, updates, deletes, query, update } = command as Record<string, unknown>;
  if (insert) return listOf(documents).map((selection) => ({ selection }));
  if (updates) return listOf(updates).map(({ q, u }) => ({ selection: q, update: u }));
  if (deletes) return listOf(deletes).map(({ q }) => ({ selection: q }));
  return 'findAndModify' in command ? [{ selection: query, update }] : [];
}

/** The statements of a command, or of a bulk write, for which the driver has a class of its own. */
function listOf(statements: unknown): Record<string, unknown>[] {
  const list = Array.isArray(statements) ? statements : recordOf(statements)['documents'];
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : [];
}

function groupOf({ selection, update }: Statement, actor: TenantScope | null): string | undefined {
  const { groupId, householdId } = recordOf(selection);
  const ownGroup = actor && householdId === actor.householdId ? actor.groupId : undefined;
  const group = typeof groupId === 'string' ? groupId : ownGroup;
  return group === undefined || mayMove(update, group) ? undefined : group;
}

/** Whether an update may assign documents to another group. */
function mayMove(update: unknown, group: string): boolean {
  if (Array.isArray(update)) return true;
  const { $set, $setOnInsert, $rename, ...fields } = recordOf(update);
  if ($rename !== undefined) return true;
  return [fields, recordOf($set), recordOf($setOnInsert)].some(
    (values) => 'groupId' in values && values['groupId'] !== group,
  );
}

const OUTBOX_OPERATORS = new Set(['$unset', '$pull']);
const OUTBOX_FIELDS = new Set(['outbox', 'outboxSince']);

function isOutboxUpdate(update: unknown): boolean {
  if (Array.isArray(update)) return false;
  const operators = Object.entries(recordOf(update));
  return (
    operators.length > 0 &&
    operators.every(
      ([operator, fields]) =>
        OUTBOX_OPERATORS.has(operator) && Object.keys(recordOf(fields)).every((field) => OUTBOX_FIELDS.has(field)),
    )
  );
}

/** Whether a deletion removes what remains of documents that were deleted before. */
function isTombstone({ selection, update }: Statement): boolean {
  const { revision } = recordOf(selection);
  return update === undefined && recordOf(revision)['$exists'] === false;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
