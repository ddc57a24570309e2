import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Starts a module from its source in a new process, which the test must kill. */
export function spawnMain(main: URL, env: NodeJS.ProcessEnv, more: string[] = []): Child {
  const loader = ['--conditions=@larder/source', '--import', '@larder/testing/typescript'];
  const args = [...loader, fileURLToPath(main), ...more];
  return spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The output of a process up to `text`. */
export async function waitForOutput(child: Child, text: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes(text)) return output;
  }
  throw new Error(`It ended without saying "${text}": ${output}`);
}
