import type { ReplyOf, TestAi } from '@larder/contracts';
import { InjectConfig, Log, redact } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { Uploads } from '../uploads/index.js';
import { AiClient } from './ai-client.js';
import { JpegUploads } from './jpeg-uploads.js';

type Answer = ReplyOf<typeof TestAi>;

const TASK = 'You help to find out whether a connection works. Answer in one short sentence.';

/** Lets administrators test the language model (docs/api/administration.md#language-model). */
@Injectable()
export class AiTestService {
  constructor(
    private readonly ai: AiClient,
    private readonly jpegs: JpegUploads,
    private readonly uploads: Uploads,
    private readonly log: Log,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** Sends a request, with an uploaded image if given, and removes the upload. A failure is returned, not thrown. */
  async test(uploadKey: string | null): Promise<Answer> {
    try {
      return await this.ask(uploadKey);
    } catch (error) {
      this.log.error('language model test failed', { error });
      const { name, message } = error as Error;
      return failure(`OpenAI request failed. Full error has been logged. ${name}: "${this.withoutKey(message)}"`);
    } finally {
      if (uploadKey) await this.uploads.discard(uploadKey);
    }
  }

  /** Servers repeat the key that they refuse in their message. */
  private withoutKey(message: string): string {
    const { OPENAI_API_KEY: key } = this.config;
    return String(redact(key ? message.replaceAll(key, '***') : message));
  }

  private async ask(uploadKey: string | null): Promise<Answer> {
    if (!this.ai.isEnabled) return failure('OpenAI is not enabled');
    if (uploadKey && !this.ai.takesImages) {
      return failure('Image was provided, but OpenAI image services are not enabled');
    }
    const images = uploadKey ? [await this.jpegs.readJpeg(uploadKey)] : [];
    const input = uploadKey ? 'Describe this image.' : 'Say hello.';
    return {
      success: true,
      response: `OpenAI is working. Response: "${await this.ai.ask({ task: TASK, input, images })}"`,
    };
  }
}

function failure(response: string): Answer {
  return { success: false, response };
}
