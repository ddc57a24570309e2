import { boxOfTurned, type Box } from './turned-box.js';

export interface Cut {
  /** The wanted part, in pixels of the turned picture. */
  area: Box & { x: number; y: number };
  /** Clockwise, in degrees. */
  rotation: number;
  flipped: boolean;
}

const LONGEST_EDGE = 3000; // more than any screen shows, less than a canvas of a phone can hold
const QUALITY = 0.92;
const KIND = 'image/jpeg';

/** Draws the wanted part of a picture; null when the browser cannot. */
export async function cutPicture(source: string, { area, rotation, flipped }: Cut): Promise<File | null> {
  const picture = await loadPicture(source);
  const shrink = Math.min(1, LONGEST_EDGE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * shrink);
  canvas.height = Math.round(area.height * shrink);
  const pen = canvas.getContext('2d');
  if (!picture || !pen) return null;

  const { naturalWidth: width, naturalHeight: height } = picture;
  const turned = boxOfTurned({ width, height }, rotation);
  pen.fillStyle = '#fff'; // JPEG has no transparency: paper, not ink
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(shrink, shrink);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate((rotation * Math.PI) / 180);
  pen.scale(flipped ? -1 : 1, 1);
  pen.drawImage(picture, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, KIND, QUALITY));
  return blob && new File([blob], 'cut.jpg', { type: KIND });
}

async function loadPicture(source: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = source;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}
