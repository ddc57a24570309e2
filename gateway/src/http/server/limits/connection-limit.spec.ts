import { Socket } from 'node:net';
import { ConnectionLimit } from './connection-limit.js';

/** A limit of two connections; 10.0.0.1 is exempt. */
function aLimit() {
  const reached: string[] = [];
  const limit = new ConnectionLimit({
    max: 2,
    isExempt: (address) => address === '10.0.0.1',
    onReached: (network) => void reached.push(network),
  });
  const connect = (address?: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    limit.admit(socket);
    return socket;
  };
  return { connect, reached };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve).destroy());

describe('the limit of connections', () => {
  it('closes what exceeds the limit of an address, and no connection of another one', () => {
    const { connect } = aLimit();

    const sockets = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(connect);

    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  });

  it('counts the addresses of an IPv6 network as one client', () => {
    const { connect } = aLimit();

    const sockets = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(connect);

    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  });

  it('admits new connections after others were closed', async () => {
    const { connect } = aLimit();
    const [first] = [connect('192.0.2.1'), connect('192.0.2.1')];

    await closed(first);

    expect(connect('192.0.2.1').destroyed).toBe(false);
    expect(connect('192.0.2.1').destroyed).toBe(true);
  });

  it('does not apply to exempt addresses, nor to clients that have already disconnected', () => {
    const { connect } = aLimit();

    const sockets = ['10.0.0.1', '10.0.0.1', '10.0.0.1', undefined, undefined, undefined].map(connect);

    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('reports a network once until all of its connections are closed', async () => {
    const { connect, reached } = aLimit();
    const open = [connect('192.0.2.1'), connect('192.0.2.1')];
    connect('192.0.2.1');
    connect('192.0.2.1');
    expect(reached).toEqual(['192.0.2.1']);

    await Promise.all(open.map(closed));
    for (let count = 0; count < 3; count += 1) connect('192.0.2.1');

    expect(reached).toEqual(['192.0.2.1', '192.0.2.1']);
  });
});
