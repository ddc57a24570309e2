import { natsServers } from './nats-servers.js';

describe('the address of the message server', () => {
  it('may have no scheme, and has the default port', () => {
    expect(natsServers('nats://localhost')).toEqual({ servers: ['localhost:4222'] });
    expect(natsServers('10.0.0.1:4333')).toEqual({ servers: ['10.0.0.1:4333'] });
  });

  it('may contain credentials, with any characters', () => {
    expect(natsServers('nats://larder:p%40ss@localhost:4222')).toEqual({
      servers: ['localhost:4222'],
      user: 'larder',
      pass: 'p@ss',
    });
    expect(natsServers('nats://s3cret@localhost:4222')).toEqual({ servers: ['localhost:4222'], token: 's3cret' });
  });

  it('may be several addresses, also with TLS', () => {
    expect(natsServers('tls://a:1, tls://b:2')).toEqual({ servers: ['a:1', 'b:2'], tls: {} });
  });
});
