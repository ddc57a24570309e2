import { ConfigError } from '../config/define-config.js';
import { describeStartFailure } from './describe-start-failure.js';

const listenError = (code: string, port: number) =>
  Object.assign(new Error(`listen ${code}: something 127.0.0.1:${port}`), { code, port });

it.each([
  [listenError('EADDRINUSE', 9000), {}, 'Port 9000 is in use by another program. End that program, or set PORT'],
  [listenError('EADDRINUSE', 9001), { HEALTH_PORT: '9001' }, 'or set HEALTH_PORT to a free port.'],
  [listenError('EACCES', 80), { PORT: '80' }, 'Set PORT to a port above 1023.'],
  [listenError('EADDRNOTAVAIL', 9000), { API_HOST: '10.9.9.9' }, 'API_HOST: 10.9.9.9 is not an address of this'],
  [new ConfigError(['PORT'], 'PORT: expected a whole number'), {}, 'PORT: expected a whole number'],
  [new Error('Server selection failed', { cause: new Error('connect ECONNREFUSED 1.2.3.4:5') }), {}, 'nothing listens'],
])('%s', (error, env, sentence) => {
  const text = describeStartFailure(error, env);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
});
