import { useCallback } from 'react';

/** A picture that is still only on this device. */
export function FilePreview({ picture, alt }: { picture: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt={alt} />;
}
