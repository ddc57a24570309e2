/** The first characters of a text, with an ellipsis if it was cut. */
export function cutText(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}...` : text;
}
