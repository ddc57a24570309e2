import { currentContext, currentPart, KeyedBatches, runInContext, runInPart } from '@larder/service-kit';
import { matchOf, type RecipeLookup } from './recipe-lookup.js';

/** Recipes that are read by one query. */
const MAX_READS = 16;

type Request = ReturnType<typeof currentContext>;

/** A look-up with the request that waits for it. */
interface WaitingRead extends RecipeLookup {
  readonly request: Request;
}

/** Reads the recipes of look-ups in the same group by the same field. */
type ReadAll<Recipe> = (first: RecipeLookup, others: RecipeLookup[]) => Promise<Recipe[]>;

/**
 * Reads single recipes; those of a group that are requested in the same iteration of the event loop, or during a query,
 * are read by one query.
 */
export class SharedReads<Recipe extends { _id: string; slug: string }> {
  private readonly batches = new KeyedBatches<WaitingRead, Recipe | null>(
    (reads) => this.readTogether(reads),
    MAX_READS,
  );

  constructor(private readonly readAll: ReadAll<Recipe>) {}

  find(lookup: RecipeLookup): Promise<Recipe | null> {
    return this.batches.run(`${lookup.groupId} ${lookup.field}`, { ...lookup, request: currentContext() });
  }

  /** A damaged recipe must not make the others unreadable: after a failure each is read alone. */
  private async readTogether(reads: WaitingRead[]) {
    const [first, ...others] = reads;
    const together =
      first && others.length > 0 && (await this.readFor(undefined, first, others).catch(() => undefined));
    const match = async (read: WaitingRead) => matchOf(read, together || (await this.readFor(read.request, read)));
    return { outcomes: await Promise.allSettled(reads.map(match)) };
  }

  /** Reads for one request, or for several and so for none. */
  private readFor(request: Request, first: RecipeLookup, others: RecipeLookup[] = []): Promise<Recipe[]> {
    const read = () => this.readAll(first, others);
    return request ? runInContext(request, read) : runInPart(currentPart(), read);
  }
}
