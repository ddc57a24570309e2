import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Nothing } from '../../primitives/bodies.js';
import { Flag, Int } from '../../primitives/scalars.js';

/** Maximum number of lines in a request. */
export const MAX_LOG_LINES = 10_000;
export const LogLevel = z.enum(['debug', 'info', 'warn', 'error', 'fatal']);
export type LogLevel = z.output<typeof LogLevel>;

/** A line of a log as JSON, with its time in milliseconds since 1970. */
export const LogLine = z.object({ time: z.number(), line: z.string() });
export type LogLine = z.output<typeof LogLine>;

/** The filter of lines: the latest, with a minimum level, of one request. */
export const LogQuery = z.object({
  lines: Int.transform((lines) => Math.min(Math.max(lines, 1), MAX_LOG_LINES))
    .default(200)
    .meta({ type: 'integer' })
    .describe('The number of lines, 10,000 at most.'),
  level: LogLevel.optional().describe('The lowest level.'),
  requestId: z.string().max(100).optional().describe('The `X-Request-Id` of the response whose lines are wanted.'),
});
export type LogQuery = z.output<typeof LogQuery>;

/** `LogQuery` as sent between processes. */
const OwnLogQuery = z.object({
  lines: z.number().int().min(1),
  level: LogLevel.optional(),
  requestId: z.string().optional(),
});
export type OwnLogQuery = z.output<typeof OwnLogQuery>;

/**
 * The messages about a service's own log, answered to administrators only: lines of the answering replica, oldest
 * first.
 */
export function logMessages(service: string) {
  const subject = (of: string) => `${service}.log.${of}`;
  return {
    read: defineMessage({ subject: subject('read'), request: OwnLogQuery, reply: z.array(LogLine), idempotent: true }),
    clear: defineMessage({ subject: subject('clear'), request: z.object({}), reply: Nothing, idempotent: true }),
  };
}

/** The lines of all services, oldest first. */
export const ReadLogs = defineMessage({
  subject: 'admin.logs.read',
  request: OwnLogQuery,
  reply: z.array(LogLine),
  idempotent: true,
});

/** The lines of a log, each as JSON. */
export const ServiceLogs = z
  .object({ logs: z.array(z.string()).describe('The last lines of the log, the oldest first.') })
  .meta({ id: 'MaintenanceLogs' });

/** The query of all clean-up calls. */
export const CleanQuery = z.object({ dryRun: Flag.default(false).describe('Only counts.') });
export type CleanQuery = z.output<typeof CleanQuery>;
