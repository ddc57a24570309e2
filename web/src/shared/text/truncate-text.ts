/** The first `maxLength` characters of a text, with an ellipsis if it is longer. */
export function truncateText(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}...` : text;
}
