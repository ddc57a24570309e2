/** The id of a result, by which the text field points at it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
