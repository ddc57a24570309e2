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

export interface PageOptions<Query extends z.ZodType> {
  /** The list's own, without `/api`, or null for a list without links. */
  path: string | null;
  /** The parameters that the links repeat. */
  query: Record<string, unknown>;
  /** What the service is asked for: the query, unless the list needs more. */
  request?: z.input<Query>;
}

/** Reads a list from a service and wraps it into the pagination envelope. */
@Injectable()
export class Pages {
  constructor(private readonly services: ServiceClient) {}

  /** The page as JSON. */
  async read<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    { path, query, request = query as z.input<Query> }: PageOptions<Query>,
  ): Promise<Json> {
    const { head, items } = await readPageText(this.services.as(actor).streamTexts(list, request));
    return new Json(envelopeText(path, query, head, items));
  }

  /** The page with parsed items, for routes that change them. */
  async readItems<Query extends z.ZodType, Item extends z.ZodType>(
    actor: Actor | null,
    list: PagedList<Query, Item>,
    { path, query, request = query as z.input<Query> }: PageOptions<Query>,
  ): Promise<Page<z.output<Item>>> {
    const { head, items } = await readPage(this.services.as(actor).stream(list, request));
    return envelope(path, query, head, items);
  }
}
