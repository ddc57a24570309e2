import { ParserErrors } from '@larder/contracts';
import { currentContext, InjectConfig, isOpenAiReady, Log, Metrics } from '@larder/service-kit';
import { createHttpFetch } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import type { z } from 'zod';
import type { ParserConfig } from '../config.js';
import { limitRetryDelay } from './limit-retry-delay.js';
import { parseReply } from './parse-reply.js';

const RETRIES = 2;
/** Maximum size of a response, in bytes: a larger one might not fit into memory. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const TEMPERATURE = 0.2;
/** The client requires a key, also for servers without keys. */
const NO_KEY = 'none';

/** A request to the language model. */
export interface AiRequest {
  /** The system message: the task. */
  task: string;
  /** The user message: the input. */
  input: string;
  /** Images as JPEG. */
  images?: readonly Buffer[];
  signal?: AbortSignal;
}

/** The format of the answer; text when absent. */
type Format = { response_format?: { type: 'json_object' } };

/**
 * Sends requests to the language model of the installation (docs/api/import-and-parser.md#language-model). The operator
 * chooses its server, so private addresses are allowed.
 */
@Injectable()
export class AiClient {
  private readonly openai: OpenAI;
  private readonly requests;
  private readonly tokens;

  constructor(
    @InjectConfig() private readonly config: ParserConfig,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.requests = metrics.counter('larder_ai_requests_total', 'Requests to the language model.', ['outcome']);
    this.tokens = metrics.counter('larder_ai_tokens_total', 'Tokens that the language model reports.', ['kind']);
    const timeoutMs = config.OPENAI_REQUEST_TIMEOUT * 1000;
    const fetch = createHttpFetch({ timeoutMs, maxBytes: MAX_RESPONSE_BYTES });
    this.openai = new OpenAI({
      apiKey: config.OPENAI_API_KEY ?? NO_KEY,
      baseURL: config.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      defaultHeaders: config.OPENAI_CUSTOM_HEADERS,
      defaultQuery: config.OPENAI_CUSTOM_PARAMS,
      timeout: timeoutMs,
      // The client's timeout only covers the headers of a response.
      fetch: async (...call) => limitRetryDelay(await fetch(...call)),
      maxRetries: RETRIES,
      logLevel: 'off',
    });
  }

  get isEnabled(): boolean {
    return isOpenAiReady(this.config);
  }

  /** Whether images may be sent to the model. */
  get takesImages(): boolean {
    return this.isEnabled && this.config.OPENAI_ENABLE_IMAGE_SERVICES;
  }

  /** The model's answer, parsed by the schema. Throws errors for users. */
  async askFor<Schema extends z.ZodType>(schema: Schema, request: AiRequest): Promise<z.output<Schema>> {
    const text = await this.sendTranslatingErrors({ ...request, response_format: { type: 'json_object' } });
    const parsed = schema.safeParse(parseReply(text));
    if (parsed.success) return parsed.data;
    this.log.warn('response of the language model not valid', { characters: text.length });
    throw ParserErrors.aiNotUnderstood({}, parsed.error);
  }

  /** The model's answer as text. Throws the errors of the OpenAI client. */
  async ask(request: AiRequest): Promise<string> {
    return this.send(request);
  }

  /** Sends a request; a failure and an empty answer become errors for users. */
  private async sendTranslatingErrors(request: AiRequest & Format): Promise<string> {
    let text: string;
    try {
      text = await this.send(request);
    } catch (error) {
      this.log.warn('language model not reachable', { error });
      throw ParserErrors.aiNotReached({}, error);
    }
    if (!text.trim()) throw ParserErrors.aiSilent();
    return text;
  }

  private async send(request: AiRequest & Format): Promise<string> {
    try {
      const answer = await this.complete(request);
      this.requests.inc({ outcome: 'ok' });
      this.countTokens('prompt', answer.usage?.prompt_tokens);
      this.countTokens('completion', answer.usage?.completion_tokens);
      const content: unknown = answer.choices?.[0]?.message?.content;
      return typeof content === 'string' ? content : ''; // servers send lists or objects in its place
    } catch (error) {
      this.requests.inc({ outcome: 'error' });
      throw error;
    }
  }

  /** Servers leave the count out, or send anything in its place. */
  private countTokens(kind: string, count: unknown): void {
    if (Number.isSafeInteger(count)) this.tokens.inc({ kind }, Math.max(Number(count), 0));
  }

  private complete({ task, input, images = [], response_format, ...rest }: AiRequest & Format) {
    const signal = rest.signal ?? currentContext()?.signal;
    const parts = [{ type: 'text' as const, text: input }, ...this.acceptedImages(images).map(imagePart)];
    return this.openai.chat.completions.create(
      {
        model: this.config.OPENAI_MODEL,
        temperature: TEMPERATURE,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: parts },
        ],
        ...(response_format ? { response_format } : {}),
      },
      // The client does not remove its abort listeners; a list of ingredients sends fifty requests.
      signal ? { signal: AbortSignal.any([signal]) } : {},
    );
  }

  private acceptedImages(images: readonly Buffer[]): readonly Buffer[] {
    if (images.length === 0 || this.takesImages) return images;
    this.log.warn('images not sent to the language model: image services are off');
    return [];
  }
}

function imagePart(jpeg: Buffer) {
  return { type: 'image_url' as const, image_url: { url: `data:image/jpeg;base64,${jpeg.toString('base64')}` } };
}
