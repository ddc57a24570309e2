import type { FastifyInstance } from 'fastify';

/** Says in every answer, once told so, that this connection ends: the client's next one meets another replica. */
export class Farewell {
  private leaving = false;

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onSend', async (_request, reply) => {
      if (this.leaving) void reply.header('connection', 'close');
    });
  }

  /** Resolves when balancers and connected clients have had `seconds` to go elsewhere. */
  async say(seconds: number): Promise<void> {
    this.leaving = true;
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
