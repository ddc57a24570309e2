/** Adds numbers to duplicate names and addresses, which are allowed in a dump but not here. */
export class UniqueNames {
  private readonly usedNames = new Map<string, Set<string>>();
  /** The next number of a name: counting from 0 each time would take quadratic time for equal names. */
  private readonly nextNumbers = new Map<string, number>();

  /** `name`, `name (1)`, …; compared without case. */
  name(scope: string, name: string): string {
    return this.first(`name ${scope}`, (number) => (number === 0 ? name : `${name} (${number})`));
  }

  /** `slug`, `slug-1`, …; derived from the name if empty. */
  slug(scope: string, slug: string, name: string): string {
    const base = slug.trim() || slugFrom(name);
    return this.first(`slug ${scope}`, (number) => (number === 0 ? base : `${base}-${number}`));
  }

  /** A username or e-mail address: both are used to sign in, so they must be unique together. */
  login(text: string): string {
    return this.first('login', (number) => (number === 0 ? text : `${text}-${number}`));
  }

  private first(scope: string, candidate: (number: number) => string): string {
    const used = this.usedNames.get(scope) ?? new Set<string>();
    this.usedNames.set(scope, used);
    const base = `${scope} ${keyOf(candidate(0))}`;
    let number = this.nextNumbers.get(base) ?? 0;
    while (used.has(keyOf(candidate(number)))) number += 1;
    const text = candidate(number);
    used.add(keyOf(text));
    this.nextNumbers.set(base, number + 1);
    return text;
  }
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function slugFrom(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return letters.replaceAll(/^-+|-+$/g, '') || 'unnamed';
}
