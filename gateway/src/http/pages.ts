import {
  envelope,
  envelopeText,
  Json,
  readPage,
  readPageText,
  type Actor,
  type Page,
  type PagedList,
} from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** Asks a service for a list and wraps it into the envelope that clients know. */
@Injectable()
export class Pages {
  constructor(private readonly services: ServiceClient) {}

  /**
   * The page as it goes out. `path` is the list's own, without `/api`. `shown` are the parameters that the links repeat,
   * `request` what the service is asked (the same unless the list needs more than its query).
   */
  async read<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    path: string,
    shown: Record<string, unknown>,
    request: z.input<Query> = shown as z.input<Query>,
  ): Promise<Json> {
    const { head, items } = await readPageText(this.services.as(actor).streamTexts(list, request));
    return new Json(envelopeText(path, shown, head, items));
  }

  /** The page for routes that show less of its items, or more. */
  async readItems<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    path: string,
    shown: Record<string, unknown>,
    request: z.input<Query>,
  ): Promise<Page<z.output<Item>>> {
    const { head, items } = await readPage(this.services.as(actor).stream(list, request));
    return envelope(path, shown, head, items);
  }
}
