/** Errors of the MongoDB driver and of mongoose for an unreachable database or a lost connection. */
const UNAVAILABLE_ERRORS = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoStalePrimaryError',
]);

/**
 * Codes of a server that starts, stops, or has lost its role in a replica set: "state change errors" and similar ones.
 */
const UNAVAILABLE_CODES = new Set([
  6, 7, 89, 91, 189, 262, 9001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436, 50, 64, 133,
]);
/** `CursorNotFound`, `CursorKilled`: a restart of the database during a long read invalidates its cursor. */
const LOST_CURSOR_CODES = new Set([43, 237]);
const OUT_OF_DISK_SPACE = 14_031;
/** `BSONObjectTooLarge`, and the results of updates and inserts that are too large. */
const TOO_LARGE_CODES = new Set([10_334, 17_419, 17_420]);
/** The driver checks documents of bulk writes itself. */
const TOO_LARGE_FOR_DRIVER = /^Document is larger than the maximum size/;
/** Mongoose has no error type for operations that timed out waiting for a connection, or found it closed. */
const NO_CONNECTION =
  /buffering timed out|^Connection was force closed|while connecting|initial connection is complete/;

/** Whether the database was unreachable or did not reply. The operation may have been executed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { name, code, message } = parts(error);
  if (UNAVAILABLE_ERRORS.has(name)) return true;
  if (name === 'MongooseError') return NO_CONNECTION.test(message);
  // Bulk writes, including insertMany, wrap the driver's own errors; those of the server have a code.
  if (name === 'MongoBulkWriteError' && Number.isNaN(code)) return true;
  return isServerError(name) && (UNAVAILABLE_CODES.has(code) || LOST_CURSOR_CODES.has(code));
}

/** Whether the database refused a write because its disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  const { name, code } = parts(error);
  return isServerError(name) && code === OUT_OF_DISK_SPACE;
}

/** Whether the database refused a write because a document would become too large. */
export function isDocumentTooLarge(error: unknown): boolean {
  const { name, code, message } = parts(error);
  if (name === 'MongoInvalidArgumentError') return TOO_LARGE_FOR_DRIVER.test(message);
  return isServerError(name) && TOO_LARGE_CODES.has(code);
}

function isServerError(name: string): boolean {
  return name === 'MongoServerError' || name === 'MongoBulkWriteError' || name === 'MongoWriteConcernError';
}

function parts(error: unknown): { name: string; code: number; message: string } {
  if (!(error instanceof Error)) return { name: '', code: 0, message: '' };
  return { name: error.name, code: Number((error as { code?: unknown }).code), message: error.message };
}
