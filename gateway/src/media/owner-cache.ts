const MOST_KEPT = 50_000;
/** A group's privacy can change, the group of a recipe cannot; sixty-four cards must not ask sixty-four times. */
const KEPT_MS = 30_000;

/** Remembers for a moment whose files these are. What does not exist is asked for again. */
export class OwnerCache<Owner> {
  private readonly owners = new Map<string, { owner: Promise<Owner | null>; staleAt: number }>();

  constructor(private readonly ask: (id: string) => Promise<Owner | null>) {}

  ownerOf(id: string): Promise<Owner | null> {
    const known = this.owners.get(id);
    if (known && known.staleAt > Date.now()) return known.owner;
    const owner = this.ask(id);
    this.remember(id, owner);
    return owner;
  }

  clear(): void {
    this.owners.clear();
  }

  private remember(id: string, owner: Promise<Owner | null>): void {
    if (this.owners.size >= MOST_KEPT) this.owners.clear();
    const entry = { owner, staleAt: Date.now() + KEPT_MS };
    this.owners.set(id, entry);
    const forget = () => this.owners.get(id) === entry && this.owners.delete(id);
    owner.then((found) => found ?? forget(), forget);
  }
}
