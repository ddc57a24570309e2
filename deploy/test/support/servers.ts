import { folderOf, textOf } from './repository.js';

/** A backing server. */
export type Server = 'nats' | 'redis' | 'mongodb' | 'object-store';

/** The backing servers that the code of a part connects to. */
export function serversUsedBy(part: string): Server[] {
  const config = textOf(`${folderOf(part)}/src/config.ts`);
  const hasFiles = /storageShape|S3_ENDPOINT/.test(config);
  const hasDatabase = part !== 'gateway' || textOf('gateway/src/main.ts').includes('MONGODB_URI');
  return [
    ...(['nats', 'redis'] as const),
    ...(hasDatabase ? ['mongodb' as const] : []),
    ...(hasFiles ? ['object-store' as const] : []),
  ];
}
