import { memoryOfTrees } from '../bench/measuring/process-memory.js';

const INTERVAL_MS = 250;

/** Samples the resident memory of the process with the gateway and the services, and keeps the maximum. */
export class MemoryPeak {
  /** At the beginning, in MB. */
  readonly initialMb: number;
  private peakMb = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly roots: () => number[]) {
    this.sample();
    this.initialMb = this.peakMb;
    this.timer = setInterval(() => this.sample(), INTERVAL_MS);
  }

  /** Stops sampling and returns the maximum in MB. */
  stop(): number {
    clearInterval(this.timer);
    this.sample();
    return this.peakMb;
  }

  private sample(): void {
    for (const { name, rssMb } of memoryOfTrees(this.roots()))
      if (name === 'gateway and services') this.peakMb = Math.max(this.peakMb, rssMb);
  }
}
