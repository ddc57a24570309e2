import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { EventLoopDelay } from './event-loop-delay.js';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Outcome = 'ok' | 'error' | 'failed' | 'expired' | 'refused';

/** An application's own metrics, in its own registry: several applications share one process. */
export class Metrics {
  /** The type of `exposition`. */
  static readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  private readonly registry = new Registry();
  private readonly answered = this.histogram('larder_request_seconds', 'Time to handle a message.', [
    'subject',
    'outcome',
  ]);
  private readonly requested = this.histogram('larder_client_request_seconds', 'Time until a reply arrived.', [
    'subject',
    'outcome',
  ]);
  private readonly events = this.counter('larder_events_total', 'Events handled.', ['subject', 'outcome']);
  private readonly published = this.counter('larder_events_published_total', 'Events published from outboxes.', []);
  private readonly jobs = this.histogram('larder_job_seconds', 'Time a job took.', ['job', 'outcome']);
  private readonly jobWaits = this.histogram('larder_job_wait_seconds', 'Time until a job was started.', ['job']);

  /** `inProcess`: the metrics of all applications in this process. */
  constructor(
    app: string,
    private readonly inProcess = new Set<Metrics>(),
  ) {
    this.registry.setDefaultLabels({ app });
    inProcess.add(this);
    EventLoopDelay.ofProcess.start(this);
    this.watch('larder_event_loop_lag_p99_seconds', 'Delay of the event loop since the last scrape.', () =>
      EventLoopDelay.ofProcess.p99Seconds(),
    );
  }

  answerTimer(subject: string): (outcome: Outcome) => void {
    const end = this.answered.startTimer({ subject });
    return (outcome) => void end({ outcome });
  }

  clientTimer(subject: string): (outcome: Outcome) => void {
    const end = this.requested.startTimer({ subject });
    return (outcome) => void end({ outcome });
  }

  jobTimer(job: string): (outcome: Outcome) => void {
    const end = this.jobs.startTimer({ job });
    return (outcome) => void end({ outcome });
  }

  jobWaited(job: string, seconds: number): void {
    this.jobWaits.observe({ job }, seconds);
  }

  eventHandled(subject: string, outcome: Outcome): void {
    this.events.inc({ subject, outcome });
  }

  eventsPublished(count: number): void {
    this.published.inc(count);
  }

  /** A value that is read when the metrics are collected; omitted while it is null. */
  watch(name: string, help: string, read: () => number | null | Promise<number | null>): void {
    // An unreadable value, such as that of an unavailable server, must not make the others fail.
    const collect = async function (this: Gauge): Promise<void> {
      const value = await Promise.resolve(read()).catch(() => null);
      if (value === null) this.remove();
      else this.set(value);
    };
    new Gauge({ name, help, registers: [this.registry], collect });
  }

  /** Values by a label, read when the metrics are collected. */
  watchEach(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    const collect = async function (this: Gauge): Promise<void> {
      const values = await read().catch(() => ({}));
      this.reset();
      for (const [each, value] of Object.entries(values)) this.set({ [label]: each }, value);
    };
    new Gauge({ name, help, labelNames: [label], registers: [this.registry], collect });
  }

  /** A histogram of durations in seconds. */
  histogram<T extends string>(name: string, help: string, labelNames: T[]): Histogram<T> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }

  counter<T extends string>(name: string, help: string, labelNames: T[]): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** The metrics of all applications in this process in the Prometheus format, distinguished by the label `app`. */
  async exposition(): Promise<string> {
    const all = await Promise.all([...this.inProcess].map(({ registry }) => registry.getMetricsAsJSON()));
    return AggregatorRegistry.aggregate(all).metrics();
  }

  /** Stops collecting. */
  close(): void {
    EventLoopDelay.ofProcess.stop(this);
    this.inProcess.delete(this);
  }
}
