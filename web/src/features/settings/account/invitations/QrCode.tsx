import { QRCodeSVG } from 'qrcode.react';

/** A link as a QR code. */
export function QrCode({ link, label }: { link: string; label: string }) {
  return <QRCodeSVG value={link} size={144} level="M" role="img" aria-label={label} />;
}
