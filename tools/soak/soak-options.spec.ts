import { parseSoakArguments } from './soak-options.js';

describe('parseSoakArguments', () => {
  it('has half an hour and 300 kills by default', () => {
    expect(parseSoakArguments([])).toMatchObject({ minutes: 30, kills: 300, households: 4, replicas: false });
  });

  it('parses servers and settings, whose values may contain further equals signs', () => {
    const args = ['--server', 'minio=minio server --address :9100 /data', '--setting', 'MONGODB_URI=mongodb://h/?a=b'];

    expect(parseSoakArguments(args)).toMatchObject({
      servers: { minio: 'minio server --address :9100 /data' },
      settings: { MONGODB_URI: 'mongodb://h/?a=b' },
    });
  });

  it.each([[['--kills', 'many']], [['--server', 'minio']], [['--minutes', '-1']]])('rejects %j', (args) => {
    expect(() => parseSoakArguments(args)).toThrow();
  });
});
