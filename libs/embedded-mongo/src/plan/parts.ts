import type { Requirement, Requirements } from './requirements.js';

/** A single requirement, or several at one path that are only meaningful together. */
export interface Part {
  readonly path: string;
  readonly requirements: readonly Requirement[];
  /** It is an equality condition. */
  readonly isPoint: boolean;
}

/** Splits requirements into parts that can be looked up separately: one value in an array, and another one. */
export function partsOf({ byPath }: Requirements): Part[] {
  return [...byPath].flatMap(([path, requirements]) => {
    const points = requirements.filter(isPoint);
    const others = requirements.filter((one) => !isPoint(one));
    const parts = points.map((point) => ({ path, requirements: [point], isPoint: true }));
    return others.length > 0 ? [...parts, { path, requirements: others, isPoint: false }] : parts;
  });
}

/** The requirements with only this part at its path, and the first one at every other. */
export function viewOf(requirements: Requirements, parts: readonly Part[], part: Part): Requirements {
  const byPath = new Map<string, readonly Requirement[]>();
  for (const one of [part, ...parts]) if (!byPath.has(one.path)) byPath.set(one.path, one.requirements);
  return { ...requirements, byPath };
}

function isPoint({ condition }: Requirement): boolean {
  return condition.operator === '$eq' || condition.operator === '$in';
}
