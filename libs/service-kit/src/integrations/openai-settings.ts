import { z } from 'zod';
import { setting } from '../config/settings.js';
import { areAllSet } from './are-all-set.js';

const texts = () => setting.json(z.record(z.string(), z.coerce.string())).default({});

/** Settings of applications that use a language model, of any server with OpenAI's protocol. */
export const openAiShape = {
  OPENAI_API_KEY: setting.text().optional(),
  /** Any compatible server, such as `http://ollama:11434/v1`; the vendor's own when absent. */
  OPENAI_BASE_URL: setting.url().optional(),
  OPENAI_MODEL: setting.text().default('gpt-4o'),
  /** Further HTTP headers, as a JSON object. */
  OPENAI_CUSTOM_HEADERS: texts(),
  /** Further query parameters, as a JSON object. */
  OPENAI_CUSTOM_PARAMS: texts(),
  /** Whether images are sent. */
  OPENAI_ENABLE_IMAGE_SERVICES: setting.flag().default(true),
  /** Concurrent requests for one list of ingredients. */
  OPENAI_WORKERS: setting.int({ min: 1, max: 50 }).default(2),
  /** Whether the group's units are sent to the model. */
  OPENAI_SEND_DATABASE_DATA: setting.flag().default(true),
  /** Timeout of a request, in seconds. */
  OPENAI_REQUEST_TIMEOUT: setting.int({ min: 1, max: 600 }).default(60),
} satisfies z.ZodRawShape;
export type OpenAiSettings = z.output<z.ZodObject<typeof openAiShape>>;

/** Whether a model is configured. */
export function isOpenAiReady(settings: Pick<OpenAiSettings, 'OPENAI_API_KEY' | 'OPENAI_MODEL'>): boolean {
  return areAllSet(settings.OPENAI_API_KEY, settings.OPENAI_MODEL);
}
