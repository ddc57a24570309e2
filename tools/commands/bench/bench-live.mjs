// Measures the time until a checked item of a shopping list reaches the other browsers of a household:
//   npm run bench:live [-- --browsers 500] [--households 50] [--ticks 300] [--replicas]
// Starts the built product on free ports with a separate data folder and removes everything. --replicas runs two
// processes of every part, two gateways behind a balancer, instead of one process for all. All browsers run on the same
// machine.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';

const { runBenchLive } = await import('../../bench-live/run-bench-live.ts');
await runCommand(runBenchLive(process.argv.slice(2)));
