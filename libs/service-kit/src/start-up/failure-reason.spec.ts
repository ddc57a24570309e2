import { addressWithoutSecrets, failureReason } from './failure-reason.js';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

describe('the reason why a server cannot be used', () => {
  it.each([
    [refused, 'nothing listens there (connection refused)', false],
    [new AggregateError([refused]), 'nothing listens there (connection refused)', false],
    [new Error('failed', { cause: refused }), 'nothing listens there (connection refused)', false],
    [new Error('getaddrinfo ENOTFOUND mongo.lan'), 'the host name mongo.lan cannot be found', false],
    [new Error('getaddrinfo EAI_AGAIN redis'), 'the host name redis cannot be found', false],
    [new Error('WRONGPASS invalid username-password pair'), 'it refuses the user name or password', true],
    [new Error("ENOENT: no such file or directory, open '/ca.pem'"), 'the file /ca.pem does not exist', true],
    [new Error('self-signed certificate'), 'its TLS certificate is not trusted', true],
    [new Error('Invalid URL'), 'the address cannot be read', true],
    [new Error('something new'), 'something new', false],
  ])('%s', (error, text, isFinal) => expect(failureReason(error)).toEqual({ text, isFinal }));

  it('is found in the server description of the MongoDB driver', () => {
    const reason = { servers: new Map([['a:1', { error: refused }]]) };
    const error = Object.assign(new Error('Server selection failed after 5000 ms'), { reason });
    expect(failureReason(error).text).toBe('nothing listens there (connection refused)');
  });
});

it.each([
  ['mongodb://ana:p%40ss@a:1,b:2/?replicaSet=rs0&x=secret', 'mongodb://a:1,b:2/'],
  ['nats://ana:secret@a:1,nats://ana:secret@b:2', 'nats://a:1,nats://b:2'],
  ['nats://token@a', 'nats://a'],
  ['ana:secret@a:1', 'a:1'],
  ['redis://:a@b@c@host:6379', 'redis://host:6379'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
])('shows %s as %s', (address, expected) => expect(addressWithoutSecrets(address)).toBe(expected));
