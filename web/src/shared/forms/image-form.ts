/** The extension of a file name; images from a canvas have none. */
export function extensionOf({ name, type }: File): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? type.split('/')[1] ?? '';
}

/** The form data of an image upload. */
export function imageForm(image: File): FormData {
  const form = new FormData();
  form.set('image', image);
  form.set('extension', extensionOf(image));
  return form;
}
