import fc from 'fast-check';
import type { Api } from '../support/api.js';
import type { ApiDescription } from '../support/api-description.js';
import { ResponseCheck } from './check-response.js';
import { createRecords, ListedIds } from './existing-ids.js';
import { fuzzedOperations, type FuzzedOperation } from './fuzzed-operations.js';
import { randomRequests, type RandomRequest } from './random-request.js';

/** The number of bytes of a form in a finding. */
const SHOWN_BYTES = 1_000;

export interface FuzzOptions {
  /** The callers, by name. */
  callers: Record<string, Api>;
  /** The total number of requests, distributed over callers and operations. */
  requests: number;
  seed: number;
}

export interface FuzzReport {
  requests: number;
  /** The number of responses by status. */
  statuses: Record<string, number>;
  findings: string[];
}

/** Sends random requests to every operation of `/openapi.json`; deterministic by seed. */
export async function runFuzz({ callers, requests, seed }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, findings: [] };
  for (const [name, api] of Object.entries(callers)) {
    const description = (await api.get('/openapi.json')).body as ApiDescription;
    const operations = fuzzedOperations(description);
    const requestsPerOperation = Math.max(1, Math.round(requests / Object.keys(callers).length / operations.length));
    const own = api.token ? await createRecords(api) : ['no-such-thing'];
    const run: CallerRun = { caller: name, api, check: new ResponseCheck(description), report };
    const lists = new ListedIds(api);
    for (const operation of operations) {
      const listed = api.token ? await lists.for(operation.path) : [];
      const existing = listed.length > 0 ? [...listed, ...own] : own;
      const arbitrary = randomRequests(operation, description.components?.schemas ?? {}, existing);
      const samples = fc.sample(arbitrary, { numRuns: requestsPerOperation, seed });
      for (const request of samples) await sendAndCheck(run, operation, request);
    }
  }
  return report;
}

interface CallerRun {
  /** The name of the caller, for findings. */
  caller: string;
  api: Api;
  check: ResponseCheck;
  /** The report of all callers. */
  report: FuzzReport;
}

/** Sends one request, counts its response and reports an undeclared one. */
async function sendAndCheck(
  { caller, api, check, report }: CallerRun,
  operation: FuzzedOperation,
  request: RandomRequest,
): Promise<void> {
  const response = await send(api, request);
  report.requests += 1;
  report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
  const problem = check.problemOf(operation, response);
  if (problem)
    report.findings.push(`${caller}: ${operation.method} ${operation.path}: ${problem} ${requestText(request)}`);
}

/** The request as text; of a form, the first bytes. */
function requestText({ body, ...request }: RandomRequest): string {
  return JSON.stringify({ ...request, body: Buffer.isBuffer(body) ? body.toString('latin1', 0, SHOWN_BYTES) : body });
}

async function send({ url, token }: Api, { method, path, body, contentType }: RandomRequest) {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}
