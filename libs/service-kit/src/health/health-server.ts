import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../core/tokens.js';
import type { BaseConfig } from '../config/base-config.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { Health } from './health.js';
import { Liveness } from './liveness.js';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Serves `/livez`, `/readyz` and `/metrics` on HEALTH_PORT, for the supervisor of the process. */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly health: Health,
    private readonly liveness: Liveness,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /** The port it listens on; undefined without HEALTH_PORT. */
  get port(): number | undefined {
    const address = this.server?.address();
    return typeof address === 'object' && address ? address.port : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.HEALTH_PORT === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.config.HEALTH_PORT, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, type, body } = await this.answerOf(request.url ?? '/');
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      this.log.error('health request failed', { error });
      response.writeHead(500).end();
    }
  }

  private async answerOf(url: string): Promise<Answer> {
    const path = url.split('?')[0];
    if (path === '/livez') return this.livenessAnswer();
    if (path === '/readyz') return this.readinessAnswer();
    if (path === '/metrics') return { status: 200, type: Metrics.contentType, body: await this.metrics.exposition() };
    return json(404, { detail: 'Not Found' });
  }

  private livenessAnswer(): Answer {
    const report = this.liveness.report();
    return json(report.alive ? 200 : 503, report);
  }

  private async readinessAnswer(): Promise<Answer> {
    const report = await this.health.report();
    return json(report.ready ? 200 : 503, report);
  }
}

function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
