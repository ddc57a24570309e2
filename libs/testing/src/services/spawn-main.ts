import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Starts a module from its source in a new process, which the test must kill. */
export function spawnMain(main: URL, env: NodeJS.ProcessEnv, moreArgs: string[] = []): Child {
  const loader = ['--conditions=@larder/source', '--import', '@larder/testing/typescript'];
  const args = [...loader, fileURLToPath(main), ...moreArgs];
  return spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Waits for a text in the output of a process, and returns the output so far. Throws when the process ends before. */
export async function waitForOutput(child: Child, text: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes(text)) return output;
  }
  throw new Error(`The process ended without the output "${text}": ${output}`);
}
