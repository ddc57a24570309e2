/** Popups belong to the landmark they come from; inside a native dialog they would otherwise lie under it. */
export function landmarkOf(trigger?: Element): HTMLElement {
  return trigger?.closest<HTMLElement>('dialog, main, nav') ?? document.body;
}
