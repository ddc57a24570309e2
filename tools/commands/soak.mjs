// Kills the parts of a fresh instance at random under load, and compares the confirmed writes with the stored data:
//   npm run soak [-- --minutes 30] [--kills 300] [--households 4] [--seed 1] [--replicas] [--markdown]
//     [--server NAME=COMMAND] [--setting NAME=VALUE]
// --replicas runs every part as two processes behind a balancer instead of one box. --server starts a backing server by
// a command line, which is killed like the other parts; --setting passes its address to the product. Exits with 1 on a
// violation.
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { runSoak } = await import('../soak/run-soak.ts');
await runCommand(runSoak(process.argv.slice(2)));
