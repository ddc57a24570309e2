/** The role of a word in an ingredient line. */
export type Label = 'quantity' | 'unit' | 'size' | 'name' | 'preparation' | 'comment' | 'purpose';

/**
 * The states of the tagger: a label, and whether the name has begun. The order of words differs before and after the
 * name ("chopped onion", "onion, chopped").
 */
export const STATES = [
  { label: 'quantity', isBehindName: false },
  { label: 'unit', isBehindName: false },
  { label: 'size', isBehindName: false },
  { label: 'preparation', isBehindName: false },
  { label: 'comment', isBehindName: false },
  { label: 'name', isBehindName: true },
  { label: 'quantity', isBehindName: true },
  { label: 'unit', isBehindName: true },
  { label: 'size', isBehindName: true },
  { label: 'preparation', isBehindName: true },
  { label: 'comment', isBehindName: true },
  { label: 'purpose', isBehindName: true },
] as const satisfies readonly { label: Label; isBehindName: boolean }[];

export const STATE_COUNT = STATES.length;
export const NAME_STATE = STATES.findIndex(({ label }) => label === 'name');

/** Whether a state may follow another; `from` is -1 at the beginning of the line. */
export function mayFollow(from: number, to: number): boolean {
  const wasBehind = STATES[from]?.isBehindName ?? false;
  if (to === NAME_STATE) return true;
  return wasBehind === (STATES[to]?.isBehindName ?? false);
}

/** The states of a labeled line. A purpose before the name ("For garnish: parsley") counts as a comment. */
export function statesOf(labels: readonly Label[]): number[] {
  let isBehindName = false;
  return labels.map((label) => {
    isBehindName ||= label === 'name';
    const effective = label === 'purpose' && !isBehindName ? 'comment' : label;
    return STATES.findIndex((state) => state.label === effective && state.isBehindName === isBehindName);
  });
}
