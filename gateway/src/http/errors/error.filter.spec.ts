import { createLog } from '@larder/service-kit';
import type { ArgumentsHost } from '@nestjs/common';
import { ErrorFilter } from './error.filter.js';

/** The log and response for an unexpected error of a request in this state. */
function caught(raw: { destroyed: boolean; complete: boolean }) {
  const lines: string[] = [];
  const statuses: number[] = [];
  const reply = { sent: false, status: (code: number) => (statuses.push(code), reply), headers: () => reply } as object;
  Object.assign(reply, { type: () => reply, send: () => reply });
  const http = { getRequest: () => ({ raw, headers: {} }), getResponse: () => reply };
  const log = createLog(
    'gateway',
    { LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
    { write: (line) => void lines.push(line) },
  );
  new ErrorFilter(log).catch(new Error('Premature close'), { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { lines, statuses };
}

it('logs an unexpected error and returns 500', () => {
  const { lines, statuses } = caught({ destroyed: false, complete: true });
  expect(statuses).toEqual([500]);
  expect(lines.join()).toContain('request failed');
});

it('does not log an error when a client cancels an upload', () => {
  expect(caught({ destroyed: true, complete: false })).toEqual({ lines: [], statuses: [] });
});

it('still logs an error when the client disconnects after its request was complete', () => {
  expect(caught({ destroyed: true, complete: true }).lines.join()).toContain('request failed');
});
