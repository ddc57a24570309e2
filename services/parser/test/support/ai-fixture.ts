import { AiServer } from './ai-server.js';
import { startParser, type StartedParser } from './started-parser.js';

/** A simulated language model, and the parser that is configured for it. */
export interface AiFixture {
  ai: AiServer;
  started: StartedParser;
  stop(): Promise<void>;
}

/** Starts both; the custom header and parameter of requests are `x-kitchen: 1` and `version=2`. */
export async function startWithAi(): Promise<AiFixture> {
  const ai = await AiServer.open();
  const started = await startParser({
    ...ai.env,
    OPENAI_CUSTOM_HEADERS: '{"x-kitchen":"1"}',
    OPENAI_CUSTOM_PARAMS: '{"version":"2"}',
  });
  const stop = async () => {
    await started.stop();
    await ai.close();
  };
  return { ai, started, stop };
}
