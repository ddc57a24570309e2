/** The part of a file's name after the last dot; pictures fresh from a canvas have none. */
export function extensionOf({ name, type }: File): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? type.split('/')[1] ?? '';
}

/** A picture as the server takes it. */
export function pictureForm(picture: File): FormData {
  const form = new FormData();
  form.set('image', picture);
  form.set('extension', extensionOf(picture));
  return form;
}
