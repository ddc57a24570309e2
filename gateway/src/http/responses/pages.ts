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

/** Reads a list from a service and wraps it into the pagination envelope. */
@Injectable()
export class Pages {
  constructor(private readonly services: ServiceClient) {}

  /**
   * The page as JSON. `path` is the list's own, without `/api`, or null for a list without links. `linkParameters` are
   * repeated in the links, `request` is sent to the service (the same unless the list needs more than its query).
   */
  async read<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    path: string | null,
    linkParameters: Record<string, unknown>,
    request: z.input<Query> = linkParameters as z.input<Query>,
  ): Promise<Json> {
    const { head, items } = await readPageText(this.services.as(actor).streamTexts(list, request));
    return new Json(envelopeText(path, linkParameters, head, items));
  }

  /** The page with parsed items, for routes that change them. */
  async readItems<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    path: string,
    linkParameters: Record<string, unknown>,
    request: z.input<Query>,
  ): Promise<Page<z.output<Item>>> {
    const { head, items } = await readPage(this.services.as(actor).stream(list, request));
    return envelope(path, linkParameters, head, items);
  }
}
