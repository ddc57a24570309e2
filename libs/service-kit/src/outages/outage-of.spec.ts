import { AppError, BackupErrors, CommonErrors } from '@larder/contracts';
import { ObjectNotFoundError, ObjectStoreFullError, ObjectStoreUnavailableError } from '@larder/object-store';
import { errors as nats } from '@nats-io/transport-node';
import { MaxRetriesPerRequestError } from 'ioredis/built/errors/index.js';
import mongoose from 'mongoose';

import { publicFailure } from '../jobs/store/after-failure.js';
import { outageOf } from './outage-of.js';
import { publicError } from './public-error.js';

const {
  MongoBulkWriteError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoServerError,
  MongoNotConnectedError,
  MongoNetworkTimeoutError,
} = mongoose.mongo;

function errorNamed(name: string, message = 'gone'): Error {
  return Object.assign(new Error(message), { name });
}

/** The error that the driver throws for a bulk write. */
function bulkError(error: ConstructorParameters<typeof MongoBulkWriteError>[0]): Error {
  return new MongoBulkWriteError(error, {} as mongoose.mongo.BulkWriteResult); // the result is not used
}

describe('a failure of a backing server', () => {
  it.each([
    ['database', new MongoNetworkError('connection 3 closed')],
    ['database', new MongoNetworkTimeoutError('timed out')],
    ['database', new MongoNotConnectedError('client must be connected')],
    ['database', new mongoose.Error.MongooseServerSelectionError('connect ECONNREFUSED')],
    ['database', bulkError(new MongoNetworkError('read ECONNRESET'))],
    ['database', errorNamed('MongoPoolClearedError')],
    ['database', errorNamed('MongoWaitQueueTimeoutError')],
    ['database', new mongoose.Error('Operation `users.findOne()` buffering timed out after 10000ms')],
    ['database', new MongoServerError({ message: 'interrupted at shutdown', code: 11_600 })],
    ['database', new MongoServerError({ message: 'cursor id 48516270918594 not found', code: 43 })],
    ['queue', new MaxRetriesPerRequestError(3)],
    ['queue', new Error('Connection is closed.')],
    ['queue', new Error('Command timed out')],
    ['queue', errorNamed('ReplyError', 'MISCONF Errors writing to the AOF file: No space left on device')],
    ['queue', errorNamed('ReplyError', "OOM command not allowed when used memory > 'maxmemory'.")],
    ['file-store', new ObjectStoreUnavailableError(new Error('ECONNREFUSED'))],
    ['message-server', new nats.ClosedConnectionError()],
    ['message-server', new nats.NoRespondersError('kitchen.pot.cook')],
  ])('is an outage of the %s: %s', (part, error) => {
    expect(outageOf(error)).toMatchObject({ kind: 'unavailable', code: 'common.unavailable', params: { part } });
    expect(publicError(new Error('while cooking', { cause: error }))).toMatchObject({ params: { part } });
    expect(publicError(CommonErrors.failed({}, error))).toMatchObject({ params: { part } });
  });

  it.each([
    new MongoServerError({ message: 'the disk is full', code: 14_031 }),
    new ObjectStoreFullError(new Error('ENOSPC')),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    Object.assign(new Error('write'), { code: 'EDQUOT' }),
  ])('is a full disk: %s', (error) => {
    expect(outageOf(error)).toMatchObject({ kind: 'disk-full', code: 'common.disk-full' });
  });

  it.each([
    new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 }),
    bulkError({ message: 'E11000 duplicate key', code: 11_000 }),
    new mongoose.Error('Schema is wrong'),
    new ObjectNotFoundError('a/b'),
    new TypeError('x is not a function'),
    errorNamed('ReplyError', 'WRONGTYPE Operation against a key'),
    'a text',
    null,
  ])('does not include other errors: %s', (error) => {
    expect(outageOf(error)).toBeUndefined();
    expect(publicError(error)).toMatchObject({ code: 'common.failed' });
  });

  it.each([
    new MongoServerError({ message: 'BSONObj size: 17000000 is invalid', code: 10_334 }),
    new MongoServerError({ message: 'Resulting document after update is larger than 16777216', code: 17_419 }),
    bulkError({ message: 'object to insert too large', code: 17_420 }),
    new MongoInvalidArgumentError('Document is larger than the maximum size 16777216'),
  ])('does not include data that does not fit into a document: %s', (error) => {
    expect(outageOf(error)).toBeUndefined();
    expect(publicError(error)).toMatchObject({ kind: 'too-large', code: 'common.too-large' });
  });

  it('does not include a bulk write that was refused during a restore', () => {
    const refused = BackupErrors.restoring({ retryAfterSeconds: 30 });
    const error = bulkError(refused);

    expect(outageOf(error)).toBeUndefined();
    expect(publicError(error)).toBe(refused);
    expect(publicFailure(error)).toMatchObject({ code: 'backup.restoring' });
  });

  it('returns an error unchanged when it was already converted', () => {
    const error = CommonErrors.notFound({}, new MongoNetworkError('closed'));
    expect(publicError(error)).toBe(error);
    expect(publicError(error)).toBeInstanceOf(AppError);
  });
});
