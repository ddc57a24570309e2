/**
 * The container of a popup: the landmark of its trigger; in a native dialog the dialog itself, which would otherwise
 * cover it.
 */
export function landmarkOf(trigger?: Element): HTMLElement {
  return trigger?.closest<HTMLElement>('dialog, main, nav') ?? document.body;
}
