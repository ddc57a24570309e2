import { setImmediate } from 'node:timers/promises';
import { RecipeErrors, type Actor, type DirectoryUser, type RecipeChanges } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { RecipeContent, RecipeDocument, RecipeFields, RecipeHome } from '../recipe-store/index.js';
import type { ContentChanges } from './apply-changes.js';
import { ChangeResolver } from './change-resolver.js';
import { requireExpectedVersion, type ExpectedVersions } from './expected-version.js';
import { addressOfRenamed } from './recipe-address.js';
import { keysOf } from './recipe-keys.js';
import { requireSize } from './recipe-size.js';
import { canHandOver, canSetLock } from './recipe-policy.js';
import type { Change } from './recipe-writer.js';

/** How a body is applied. */
export interface ChangeMode {
  apply: (stored: RecipeContent, changes: ContentChanges) => RecipeContent;
  expectedVersions?: ExpectedVersions;
}
/** What a body says of a recipe, with the owner it names: undefined, none; null, unknown. */
export interface ChangeInput {
  changes: RecipeChanges;
  owner: DirectoryUser | null | undefined;
}

/** What a body says of a recipe, and the recipe as it was read. */
export interface RecipeChange {
  recipe: RecipeDocument;
  sent: ChangeInput;
}
/** A recipe as it was read, the fields that are to be stored, and how these are worked out when it has changed since. */
export interface PlannedChange {
  read: RecipeDocument;
  changes: Partial<RecipeFields>;
  again: Change;
}

/** Changes worked out before other requests get their turn. */
const TURN = 50;

/** Turns bodies into changes that their senders may make. */
@Injectable()
export class ChangePlanner {
  constructor(
    private readonly resolver: ChangeResolver,
    private readonly directory: Directory,
  ) {}

  /** The bodies with the owners they name, looked up together. */
  async withOwners(all: RecipeChanges[]): Promise<ChangeInput[]> {
    const ids = [...new Set(all.flatMap(({ userId }) => userId ?? []))];
    const known = new Map((ids.length ? await this.directory.users(ids) : []).map((user) => [user.id, user]));
    return all.map((changes) => ({
      changes,
      owner: changes.userId ? (known.get(changes.userId) ?? null) : undefined,
    }));
  }

  /**
   * The change a body means; what it names is found or created when it is clear that the caller may do it. What the stored
   * recipe carries is not looked up: who deletes or merges it changes the recipe, too, and so the revision.
   */
  plan(actor: Actor, sent: ChangeInput, { apply, expectedVersions }: ChangeMode): Change {
    return async (recipe) => {
      requireExpectedVersion(recipe, expectedVersions);
      const home = checkedHome(actor, recipe, sent);
      const resolved = await this.resolver.resolve(actor, sent.changes, recipe);
      return fieldsOf(recipe, apply(recipe, resolved), home);
    };
  }

  /** The same for many recipes as they were read; what they name is found or created for all of them together. */
  async planAll(actor: Actor, all: RecipeChange[], mode: ChangeMode): Promise<PlannedChange[]> {
    const resolved = await this.resolver.resolveAll(
      actor,
      all.map(({ recipe, sent }) => ({ changes: sent.changes, stored: recipe })),
    );
    const planned: PlannedChange[] = [];
    for (const [at, { recipe, sent }] of all.entries()) {
      const content = mode.apply(recipe, resolved[at] ?? {});
      const changes = fieldsOf(recipe, content, checkedHome(actor, recipe, sent));
      planned.push({ read: recipe, changes, again: this.plan(actor, sent, mode) });
      if (at % TURN === TURN - 1) await setImmediate();
    }
    return planned;
  }
}

/** @throws `recipe.too-large` */
function fieldsOf(recipe: RecipeDocument, content: RecipeContent, home: Partial<RecipeHome>): Partial<RecipeFields> {
  requireSize(content, recipe);
  const address = content.name === recipe.name ? {} : addressOfRenamed(content.name);
  return { ...content, ...keysOf(content), ...address, ...home };
}

/** Where the recipe belongs afterwards: a new owner takes it to their household. Throws when the caller may not do it. */
export function checkedHome(
  actor: Actor,
  recipe: RecipeDocument,
  { changes, owner }: ChangeInput,
): Partial<RecipeHome> {
  const locked = changes.settings?.locked ?? recipe.settings.locked;
  if (!canSetLock(actor, recipe, locked)) throw RecipeErrors.notAllowed();
  if (owner === undefined || owner?.id === recipe.userId) return {};
  if (!owner || !canHandOver(actor, recipe, owner)) throw RecipeErrors.notAllowed();
  return { userId: owner.id, householdId: owner.householdId };
}
