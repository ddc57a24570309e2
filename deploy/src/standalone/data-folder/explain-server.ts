import { folderFailures } from './folder-failure.js';

const PORT_TAKEN = /address already in use|EADDRINUSE/i;

/** The reason why nats-server or redis-server did not start, from its output, if it is a known one. */
export function explainServer(name: string, port: number, output: string): string | undefined {
  if (PORT_TAKEN.test(output))
    return `${name} cannot start: another program uses its port ${port} on 127.0.0.1. End that program or start Larder again, which then chooses another port.`;
  return explainOutput(name, output);
}

/** The last line of the embedded database contains the reason why it cannot start. */
export function explainDatabase(output: string): string | undefined {
  return explainOutput('The embedded database', output) ?? messageIn(output);
}

function explainOutput(name: string, output: string): string | undefined {
  const failure = folderFailures.find(({ pattern }) => pattern.test(output));
  return failure && `${name} cannot write to the data folder: ${failure.reason}.`;
}

function messageIn(output: string): string | undefined {
  const [line] = output
    .split('\n')
    .filter((each) => each.startsWith('{"time"') && each.includes('"error"'))
    .slice(-1);
  if (!line) return undefined;
  try {
    return (JSON.parse(line) as { message: string }).message;
  } catch {
    return undefined;
  }
}
